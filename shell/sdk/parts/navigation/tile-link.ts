import { theme } from '@store/sdk'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/**
 * The ground of a tile that leads somewhere as a whole; what stands on it is the caller's.
 * @example const Tile = styled(TileLink)`display: flex;`
 */
export const TileLink = styled(Link)`
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  text-decoration: none;

  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.primary};
    }
  }
`

import { theme } from '@store/ui/shared'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/**
 * The base style of a tile that is one link; the caller provides the content.
 * @example const Tile = styled(TileLink)`display: flex;`
 */
export const TileLink = styled(Link)`
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  text-decoration: none;
  overflow-wrap: anywhere;

  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.primary};
    }
  }
`

import { theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** A grid of tiles, auto-filled; on desktops with a fixed number of columns. */
export const Tiles = styled.ul<{ $desktopColumns: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: ${theme.space.xs};
  list-style: none;

  ${theme.media.desktop} {
    grid-template-columns: ${({ $desktopColumns }) => $desktopColumns};
  }
`

/** A bordered link to a part of the shop. */
export const Tile = styled(Link)`
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-size: ${theme.size.s};
  text-align: center;
  text-decoration: none;

  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.primary};
      color: ${theme.color.primary};
    }
  }
`

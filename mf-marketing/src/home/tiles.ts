import { theme } from '@store/sdk'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** A grid of tiles, as many a line as fit; on a desktop as many as the section says. */
export const Tiles = styled.ul<{ $desktopColumns: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: ${theme.space.xs};
  list-style: none;

  ${theme.media.desktop} {
    grid-template-columns: ${({ $desktopColumns }) => $desktopColumns};
  }
`

/** A bordered link to a part of the shop; what it looks like inside is the section's. */
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

import { theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { railStyles } from './rail.ts'

type TilesProps = {
  $desktopColumns: string
  /** On a phone the grid has so many rows and scrolls sideways; without it, it is as long as it has to be. */
  $phoneRows?: number | undefined
}

/** A grid of tiles, auto-filled; on desktops with a fixed number of columns. */
export const Tiles = styled.ul<TilesProps>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: ${theme.space.xs};
  list-style: none;

  ${theme.media.phone} {
    ${({ $phoneRows }) =>
      $phoneRows !== undefined &&
      css`
        ${railStyles}
        grid-template: repeat(${$phoneRows}, auto) / none;
        grid-auto-columns: 6rem;
      `}
  }

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

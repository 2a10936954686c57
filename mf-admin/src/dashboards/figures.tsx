import { Card, Definition, DefinitionList, theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** One row each on a phone, so that large amounts fit beside their labels; same grid while loading. */
const Tiles = styled(DefinitionList)`
  display: grid;
  gap: ${theme.space.s};

  dd {
    font-size: ${theme.size.xl};
    font-variant-numeric: tabular-nums;
    font-weight: ${theme.weight.semibold};
    line-height: ${theme.line.normal};
    overflow-wrap: anywhere;
  }

  ${theme.media.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space.m};

    dd {
      font-size: ${theme.size.xxl};
    }
  }

  ${theme.media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  }
`

/** The link of a figure covers its whole tile. */
const Tile = styled(Card)`
  position: relative;

  ${theme.media.phone} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: ${theme.space.m};
    padding-block: ${theme.space.s};
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

/** Label, value and optional link of a figure. */
export type Figure = { label: string; value: React.ReactNode; to?: string | undefined }

/** Figures side by side; labels show while loading, so that nothing moves. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Tiles>
      {figures.map(({ label, value, to }) => (
        <Tile
          key={label}
          as={Definition}
          term={to === undefined ? label : <Link to={to}>{label}</Link>}
        >
          {value}
        </Tile>
      ))}
    </Tiles>
  )
}

import { theme } from '@store/sdk'
import { Card } from '@store/sdk/parts'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** A row each on a phone, where crores stand beside their label; the grid is the same before the numbers are there. */
const Tiles = styled.dl`
  display: grid;
  gap: ${theme.space.s};

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }

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

/** Where a figure leads, its whole tile does. */
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

/** What is counted, how much of it, and where it is worked on. */
export type Figure = { label: string; value: React.ReactNode; to?: string | undefined }

/** Figures side by side; their labels stand before the numbers are there, so that nothing moves. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Tiles>
      {figures.map(({ label, value, to }) => (
        <Tile key={label}>
          <dt>{to === undefined ? label : <Link to={to}>{label}</Link>}</dt>
          <dd>{value}</dd>
        </Tile>
      ))}
    </Tiles>
  )
}

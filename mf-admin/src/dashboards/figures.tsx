import { Card, theme } from '@store/sdk'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${theme.space.m};

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }

  dd {
    font-size: ${theme.size.xxl};
    font-variant-numeric: tabular-nums;
    font-weight: ${theme.weight.semibold};
    line-height: ${theme.line.normal};
  }
`

/** Where a figure leads, its whole tile does. */
const Tile = styled(Card)`
  position: relative;

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

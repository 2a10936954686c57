import { Card, theme } from '@store/sdk'
import styled from 'styled-components'

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
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

/** What is counted, and how much of it. */
export type Figure = { label: string; value: React.ReactNode }

/** Figures side by side; their labels stand before the numbers are there, so that nothing moves. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Tiles>
      {figures.map(({ label, value }) => (
        <Card key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Card>
      ))}
    </Tiles>
  )
}

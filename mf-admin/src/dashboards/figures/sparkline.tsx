import { theme } from '@store/ui'
import styled from 'styled-components'

const height = 24

const Line = styled.svg`
  width: 100%;
  height: 2rem;
  overflow: visible;

  polyline {
    fill: none;
    stroke: ${theme.color.primary};
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
`

/** The course of a figure as a small line. The charts below show the same days with numbers. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values)
  const points = values.map((value, index) => `${index},${height - (value / most) * height}`)
  return (
    <Line
      viewBox={`0 0 ${Math.max(1, values.length - 1)} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <polyline points={points.join(' ')} />
    </Line>
  )
}

import { formatCount, theme } from '@store/ui'
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import styled from 'styled-components'
import type { Trend } from './trend.ts'

const Line = styled.p<{ $tone: string }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};
  color: ${({ $tone }) => $tone};
  min-height: calc(${theme.size.s} * 1.5);
  font-size: ${theme.size.s};

  svg {
    flex: none;
  }
`

/** Change of a figure against the period before, by arrow, colour and text; blank while unknown. */
export function TrendBadge({ trend, days }: { trend: Trend | undefined; days: number }) {
  if (trend === undefined) return <Line $tone={theme.color.textMuted} />
  const than = `than in the ${days} days before`
  switch (trend.kind) {
    case 'same':
      return (
        <Line $tone={theme.color.textMuted}>
          <ArrowRight size={16} aria-hidden />
          as in the {days} days before
        </Line>
      )
    case 'new':
      return (
        <Line $tone={theme.color.success}>
          <ArrowUpRight size={16} aria-hidden />
          none in the {days} days before
        </Line>
      )
    case 'up':
      return (
        <Line $tone={theme.color.success}>
          <ArrowUpRight size={16} aria-hidden />
          {formatCount(trend.percent)}% more {than}
        </Line>
      )
    case 'down':
      return (
        <Line $tone={theme.color.danger}>
          <ArrowDownRight size={16} aria-hidden />
          {formatCount(trend.percent)}% less {than}
        </Line>
      )
  }
}

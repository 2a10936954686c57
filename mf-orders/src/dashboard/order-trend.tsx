import { formatCount, theme } from '@store/ui'
import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import styled from 'styled-components'
import type { OrderFigures } from './order-figures.ts'

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};

  svg {
    flex: none;
    color: ${theme.color.primary};
  }
`

function comparisonOf({ recent, before }: NonNullable<OrderFigures['trend']>): string {
  const more = recent - before
  if (more === 0) return 'as many as before'
  return `${formatCount(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than before`
}

/** Orders of the last thirty days, compared with the thirty before. */
export function OrderTrend({ trend }: { trend: NonNullable<OrderFigures['trend']> }) {
  const { recent, before } = trend
  const Icon = recent === before ? Minus : recent > before ? TrendingUp : TrendingDown
  return (
    <Line>
      <Icon size={16} aria-hidden />
      <span>
        {formatCount(recent)} in 30 days, {comparisonOf(trend)}
      </span>
    </Line>
  )
}

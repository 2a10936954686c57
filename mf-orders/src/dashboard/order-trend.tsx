import { t } from '@lingui/core/macro'
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
  if (recent === before) return t`as many as before`
  const difference = formatCount(Math.abs(recent - before))
  return recent > before ? t`${difference} more than before` : t`${difference} fewer than before`
}

/** Orders of the last thirty days, compared with the thirty before. */
export function OrderTrend({ trend }: { trend: NonNullable<OrderFigures['trend']> }) {
  const { recent, before } = trend
  const Icon = recent === before ? Minus : recent > before ? TrendingUp : TrendingDown
  const count = formatCount(recent)
  const comparison = comparisonOf(trend)
  return (
    <Line>
      <Icon size={16} aria-hidden />
      <span>{t`${count} in 30 days, ${comparison}`}</span>
    </Line>
  )
}

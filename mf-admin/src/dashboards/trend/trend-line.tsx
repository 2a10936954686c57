import { theme } from '@store/ui'
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import styled from 'styled-components'
import type { Trend } from './trend.ts'

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};
  color: ${theme.color.textMuted};
  min-height: calc(${theme.size.s} * 1.5);
  font-size: ${theme.size.s};

  &[data-news='good'] {
    color: ${theme.color.success};
  }

  &[data-news='bad'] {
    color: ${theme.color.danger};
  }

  svg {
    flex: none;
  }
`

const icons = { same: ArrowRight, new: ArrowUpRight, up: ArrowUpRight, down: ArrowDownRight }

function newsOf({ kind }: Trend, better: 'more' | 'fewer'): 'good' | 'bad' | undefined {
  if (kind === 'same') return undefined
  return (kind === 'down') === (better === 'fewer') ? 'good' : 'bad'
}

type TrendLineProps = {
  /** undefined while the days before are unknown. */
  trend: Trend | undefined
  /** Which change is good news. */
  better: 'more' | 'fewer'
  /** Says the change, so that it never speaks by arrow and colour alone. */
  children: React.ReactNode
}

/** A sentence about a change, with an arrow and a colour. */
export function TrendLine({ trend, better, children }: TrendLineProps) {
  const Icon = trend && icons[trend.kind]
  return (
    <Line data-news={trend && newsOf(trend, better)}>
      {Icon ? <Icon size={16} aria-hidden /> : null}
      {children}
    </Line>
  )
}

import { t } from '@lingui/core/macro'
import type { Order } from '@store/contract/schemas/orders/orders'
import { formatDate, theme } from '@store/ui'
import { Check } from 'lucide-react'
import styled from 'styled-components'
import { progressOf } from './order-progress-steps.ts'

const StepList = styled.ol`
  display: flex;
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: ${theme.space.l};
  height: ${theme.space.l};
  margin-block-end: ${theme.space.xxs};
  border: 2px solid ${theme.color.primary};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.primary};
  color: ${theme.color.onPrimary};
`

const Step = styled.li`
  position: relative;
  display: grid;
  flex: 1;
  align-content: start;
  min-width: 0;
  padding-inline-end: ${theme.space.xxs};
  font-size: ${theme.size.s};
  line-height: ${theme.line.tight};

  ${theme.media.tablet} {
    &:last-child {
      flex: none;
    }
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block-start: calc(${theme.space.l} / 2 - 1px);
    inset-inline: calc(${theme.space.l} + ${theme.space.xxs}) ${theme.space.xxs};
    border-block-start: 2px solid ${theme.color.primary};
  }

  &[aria-current] > span:last-of-type {
    font-weight: ${theme.weight.semibold};
  }

  &[aria-current]::after,
  &[data-ahead]::after {
    border-block-start: 2px solid ${theme.color.border};
  }

  &[data-ahead] {
    color: ${theme.color.textMuted};
  }

  &[data-ahead] > ${Mark} {
    border-color: ${theme.color.border};
    background: ${theme.color.surface};
  }

  time {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }
`

/** Progress of an order in steps; the timeline has the details. */
export function OrderProgress({ order }: { order: Order }) {
  const steps = progressOf(order)
  if (steps.length === 0) return null
  return (
    <StepList aria-label={t`Progress`}>
      {steps.map(({ label, state, at }) => (
        <Step
          key={label}
          aria-current={state === 'current' ? 'step' : undefined}
          data-ahead={state === 'ahead' ? '' : undefined}
        >
          <Mark aria-hidden>{state === 'ahead' ? null : <Check size={14} strokeWidth={3} />}</Mark>
          <span>{label}</span>
          {at === undefined ? null : <time dateTime={at}>{formatDate(at)}</time>}
        </Step>
      ))}
    </StepList>
  )
}

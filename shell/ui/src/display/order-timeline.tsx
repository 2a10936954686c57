import { t } from '@lingui/core/macro'
import {
  labelOfStatus,
  parseOrderStatus,
  parsePaymentStatus,
} from '@store/contract/rules/orders/order-states'
import type { OrderEvent } from '@store/contract/schemas/orders/orders'
import { translate } from '@store/sdk'
import { theme } from '@store/ui/shared'
import styled from 'styled-components'
import { Timeline, type TimelineEvent } from './timeline.tsx'

const Details = styled.details`
  summary {
    width: fit-content;
    padding-block: ${theme.space.xs};
    color: ${theme.color.primary};
    cursor: pointer;
  }

  ol {
    padding-block-start: ${theme.space.s};
  }
`

/** Different words than in the toasts, so that tests for a toast do not find these. */
function titleOf({ kind, from, to }: OrderEvent): string {
  switch (kind) {
    case 'placed':
      return t`Order placed`
    case 'status': {
      const status = translate(labelOfStatus(parseOrderStatus(to)))
      return t`Status: ${status}`
    }
    case 'payment': {
      const status = translate(labelOfStatus(parsePaymentStatus(to)))
      return t`Payment: ${status}`
    }
    case 'bill':
      if (to === 'credited') return t`Credit note`
      return to === 'deleted' ? t`Bill withdrawn` : t`Bill added`
    case 'proof':
      return t`Payment proof sent`
    case 'tax':
      return t`Tax details settled`
    case 'refund': {
      const amount = (to === 'struck' ? from : to) ?? ''
      if (to === 'struck') return t`Refund voided: ${amount}`
      return t`Paid back: ${amount}`
    }
  }
}

function toneOf({ kind, to }: OrderEvent): 'success' | 'danger' | 'neutral' {
  if (to === 'cancelled' || to === 'failed') return 'danger'
  return (kind === 'status' && to === 'delivered') || to === 'paid' ? 'success' : 'neutral'
}

function stepOf(event: OrderEvent, withPeople: boolean): TimelineEvent {
  const { at, kind, to, by, reason } = event
  const text = [withPeople ? t`by ${by}` : '', translate(reason ?? '')].filter(Boolean).join(': ')
  return {
    id: `${at} ${kind} ${to ?? ''}`,
    at,
    title: titleOf(event),
    tone: toneOf(event),
    ...(text !== '' && { text }),
  }
}

type OrderTimelineProps = {
  events: readonly OrderEvent[]
  /** Shows the actor, for admins. */
  withPeople?: boolean
  /** Expanded from the start. */
  isOpen?: boolean
}

/**
 * The timeline of an order, oldest first; collapsed by default.
 * @example <OrderTimeline events={order.timeline} />
 */
export function OrderTimeline({ events, withPeople = false, isOpen = false }: OrderTimelineProps) {
  return (
    <Details open={isOpen}>
      <summary>{t`Timeline`}</summary>
      <Timeline events={events.map((event) => stepOf(event, withPeople))} />
    </Details>
  )
}

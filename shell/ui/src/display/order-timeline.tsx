import {
  labelOfStatus,
  parseOrderStatus,
  parsePaymentStatus,
} from '@store/contract/rules/orders/order-states'
import type { OrderEvent } from '@store/contract/schemas/orders/orders'
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
function titleOf({ kind, to }: OrderEvent): string {
  switch (kind) {
    case 'placed':
      return 'Order placed'
    case 'status':
      return `Status: ${labelOfStatus(parseOrderStatus(to))}`
    case 'payment':
      return `Payment: ${labelOfStatus(parsePaymentStatus(to))}`
    case 'bill':
      return to === 'deleted' ? 'Bill withdrawn' : 'Bill added'
    case 'proof':
      return 'Payment proof sent'
  }
}

function toneOf({ kind, to }: OrderEvent): 'success' | 'danger' | 'neutral' {
  if (to === 'cancelled' || to === 'failed') return 'danger'
  return (kind === 'status' && to === 'delivered') || to === 'paid' ? 'success' : 'neutral'
}

function stepOf(event: OrderEvent, withPeople: boolean): TimelineEvent {
  const { at, kind, to, by, reason } = event
  const text = [withPeople ? `by ${by}` : '', reason ?? ''].filter(Boolean).join(': ')
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
      <summary>Timeline</summary>
      <Timeline events={events.map((event) => stepOf(event, withPeople))} />
    </Details>
  )
}

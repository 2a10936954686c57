import {
  labelOfStatus,
  parseOrderStatus,
  parsePaymentStatus,
} from '@store/contract/rules/order-states'
import type { OrderEvent } from '@store/contract/schemas/orders'
import { Timeline, type TimelineEvent, theme } from '@store/sdk'
import styled from 'styled-components'

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

function titleOf({ kind, to }: OrderEvent): string {
  switch (kind) {
    case 'placed':
      return 'Order placed'
    case 'status':
      return `Order ${labelOfStatus(parseOrderStatus(to)).toLowerCase()}`
    case 'payment':
      return `Payment ${labelOfStatus(parsePaymentStatus(to)).toLowerCase()}`
    case 'bill':
      return to === 'deleted' ? 'Bill withdrawn' : 'Bill uploaded'
    case 'proof':
      return 'Payment proof sent'
  }
}

function toneOf({ kind, to }: OrderEvent): 'success' | 'danger' | 'neutral' {
  if (to === 'cancelled' || to === 'failed') return 'danger'
  return (kind === 'status' && to === 'delivered') || to === 'paid' ? 'success' : 'neutral'
}

function stepOf(event: OrderEvent): TimelineEvent {
  return {
    id: `${event.at} ${event.kind} ${event.to ?? ''}`,
    at: event.at,
    title: titleOf(event),
    tone: toneOf(event),
    ...(event.reason ? { text: event.reason } : {}),
  }
}

/** Everything that happened to the order, oldest first; folded away until asked for. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  return (
    <Details>
      <summary>Timeline</summary>
      <Timeline events={events.map(stepOf)} />
    </Details>
  )
}

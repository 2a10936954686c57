import { useState } from 'react'
import type { OrderDraft } from '../../checkout/order-summary/summary-line.ts'
import { type OrderAttempt, readAttempt, renewAttempt, saveAttempt } from './order-attempt.ts'

/** State and transitions of a buyer's order attempt. */
export interface OrderAttemptControls {
  /** The order sent without a response, if any. */
  unanswered: OrderDraft | undefined
  /** Stores what is being sent. @returns the idempotency key */
  begin: (order: OrderDraft) => string
  /** The server rejected the order. */
  rejected: () => void
  /** The server accepted the order; the page does not change until it is left. */
  acknowledged: () => void
  /** Starts the next order on this page. */
  renew: () => void
}

/** The buyer's order attempt, stored until it is acknowledged. */
export function useOrderAttempt(userId: string): OrderAttemptControls {
  const [attempt, setAttempt] = useState(() => readAttempt(userId))
  const keep = (next: OrderAttempt) => {
    saveAttempt(userId, next)
    setAttempt(next)
  }
  return {
    unanswered: attempt.unanswered,
    begin: (unanswered) => {
      // Another tab may have finished or begun since this one was opened.
      const { key } = readAttempt(userId)
      keep({ key, unanswered })
      return key
    },
    rejected: () => keep({ key: readAttempt(userId).key }),
    acknowledged: () => {
      renewAttempt(userId)
    },
    renew: () => setAttempt(renewAttempt(userId)),
  }
}

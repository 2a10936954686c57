import { useState } from 'react'
import type { OrderDraft } from '../checkout/summary-line.ts'
import { type OrderAttempt, readAttempt, renewAttempt, saveAttempt } from './order-attempt.ts'

/** What the payment page does with a buyer's attempt. */
export interface OrderAttemptControls {
  /** What was sent without an answer; `undefined` when nothing is in doubt. */
  unanswered: OrderDraft | undefined
  /** Notes what is sent now. @returns the key to send it with */
  begin: (order: OrderDraft) => string
  /** The server said no: nothing was placed. */
  refused: () => void
  /** The server said yes; the page stays as it is until it is left. */
  acknowledged: () => void
  /** Starts the next order on this page. */
  renew: () => void
}

/** The buyer's attempt to order, kept until it is acknowledged. */
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
    refused: () => keep({ key: readAttempt(userId).key }),
    acknowledged: () => {
      renewAttempt(userId)
    },
    renew: () => setAttempt(renewAttempt(userId)),
  }
}

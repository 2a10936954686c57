import { t } from '@lingui/core/macro'
import { isRecord } from '@store/contract/rules/is-record'
import { statusOf } from '@store/sdk'
import { toast } from '@store/ui'
import { useEffect, useRef } from 'react'

/** Together half a minute: a database that is restarted, or replaced by its replica, is back within that time. */
const pausesMs = [2_000, 2_000, 3_000, 3_000, 4_000, 4_000, 5_000, 5_000]
/** Of a pause, at random, so that not all browsers come back at once. */
const spread = 0.25

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The store, or what it needs, is away for a moment: 503 of the API, or no API behind the gateway or a proxy. */
function isAway(error: unknown): boolean {
  const code = isRecord(error) && isRecord(error.data) ? error.data.code : undefined
  // The payment gateway may be away for longer.
  return code !== 'gateway_unavailable' && [502, 503, 504].includes(statusOf(error) ?? 0)
}

/** Sends an order; `unwrap` gives the answer, or throws the error. */
type SendOrder<Order, Answer> = (order: Order) => { unwrap: () => Promise<Answer> }

/**
 * Makes a mutation send an order again by itself while the store is away, and says so. The order carries its idempotency
 * key, so it stays one order. Ends when the page is left: the attempt is kept, and its page asks to press again.
 */
export function useRetryWhileAway<Order, Answer>([send]: readonly [
  SendOrder<Order, Answer>,
  ...unknown[],
]): readonly [SendOrder<Order, Answer>] {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  const sendUntilThere = async (order: Order): Promise<Answer> => {
    for (const ms of pausesMs) {
      try {
        return await send(order).unwrap()
      } catch (error) {
        if (!isAway(error) || isLeft.current) throw error
        toast.info(t`The store is not available for a moment. Trying again…`)
        await pause(ms * (1 + spread * Math.random()))
        if (isLeft.current) throw error
      }
    }
    return send(order).unwrap()
  }
  return [(order) => ({ unwrap: () => sendUntilThere(order) })]
}

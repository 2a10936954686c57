import { isRecord } from '@store/contract/rules/is-record'

/** Before each further attempt of a browser that says it is online, in milliseconds. */
const pausesMs = [2_000, 4_000]

/** The call got no response: the connection is away, or broke off. */
const isUnreached = (error: unknown) => isRecord(error) && error.status === 'FETCH_ERROR'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const untilOnline = () =>
  new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }))

/**
 * Sends a call, and again while it does not reach the server: once the browser is back online, or a moment later. Only for
 * calls that may arrive twice, because they carry an idempotency key.
 * @param onKept called when the call is kept because the browser is offline
 * @throws the error of the last attempt
 * @example await sendWhenConnected(() => addToCart(line).unwrap(), () => toast.info(kept))
 */
export async function sendWhenConnected<Answer>(
  send: () => Promise<Answer>,
  onKept: () => void,
): Promise<Answer> {
  const pauses = [...pausesMs]
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!isUnreached(error)) throw error
      if (navigator.onLine) {
        const ms = pauses.shift()
        if (ms === undefined) throw error
        await pause(ms)
      } else {
        onKept()
        await untilOnline()
      }
    }
  }
}

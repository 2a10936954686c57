import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'

/** How slowly a body may come. */
export interface BodyLimits {
  /** Milliseconds over which the rate is taken. */
  windowMs: number
  /** Bytes that come within that time at least. */
  minBytes: number
}

/** Half a kilobyte a second: slower than any phone that gets anywhere, and it may be silent for a while. */
export const bodyLimits: BodyLimits = { windowMs: 20_000, minBytes: 10_000 }

/**
 * The body of a request, on its way to the API. When the API answers before it has read everything, what is left is
 * read and dropped, so that the visitor gets the answer and no broken connection.
 * @param onSlow called once when the body comes too slowly; nobody gets the rest of it
 */
export function forwardBody(
  request: IncomingMessage,
  { limits, onSlow }: { limits: BodyLimits; onSlow: () => void },
): Readable {
  const body = new PassThrough()
  let received = 0
  let isDropped = false
  request.on('data', (part: Buffer) => {
    received += part.length
  })
  const timer = setInterval(() => {
    // While the API reads no further, the visitor is not the slow one.
    const isWaiting = request.isPaused() && !isDropped
    if (received < limits.minBytes && !isWaiting) {
      stop()
      onSlow()
      body.destroy()
    }
    received = 0
  }, limits.windowMs).unref()
  const stop = () => clearInterval(timer)
  request.once('end', stop)
  request.once('close', () => {
    stop()
    if (!request.complete) body.destroy()
  })
  body.once('close', () => {
    isDropped = true
    request.unpipe(body).resume()
  })
  request.pipe(body)
  return body
}

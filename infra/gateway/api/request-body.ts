import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'

/** Minimum speed of a request body. */
export interface BodyLimits {
  /** Milliseconds over which the speed is measured. */
  windowMs: number
  /** Bytes that must arrive within each window. */
  minBytes: number
}

/** Half a kilobyte per second: below any usable phone connection, and tolerant of short interruptions. */
export const bodyLimits: BodyLimits = { windowMs: 20_000, minBytes: 10_000 }

/**
 * Forwards the body of a request to the API. When the API responds before it has read the whole body, reads and
 * discards the rest, so that the client receives the response instead of a broken connection.
 * @param onSlow called once when the body is too slow; the rest of it is discarded
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
    // While the API does not read, the client is not the slow side.
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

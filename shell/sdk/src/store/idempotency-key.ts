/**
 * A key that makes sending a request twice the same as once (api.md, Idempotency-Key). Make it before the first
 * attempt and keep it until the answer is read; for an order, over a reload as well.
 */
export function newIdempotencyKey(): string {
  // Not crypto.randomUUID: browsers withhold it from pages served without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

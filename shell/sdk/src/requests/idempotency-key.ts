/**
 * Creates an Idempotency-Key (base 1.10), with which a request sent twice takes effect once. Create it before the first
 * attempt and keep it until the response arrives; for an order, also across a reload.
 */
export function newIdempotencyKey(): string {
  // Not crypto.randomUUID: browsers withhold it from pages served without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

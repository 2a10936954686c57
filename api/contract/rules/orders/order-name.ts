/**
 * How an order is called on screens: the last six characters of its id (spec §2).
 * @example shortOrderId('01JCZ8Y6M3K9V2T7QH4W5XBNRP') // '5XBNRP'
 */
export function shortOrderId(id: string): string {
  return id.slice(-6)
}

/**
 * An order's name in a sentence: notices, mails and printed documents call it as the screens do.
 * @example orderNameOf('01JCZ8Y6M3K9V2T7QH4W5XBNRP') // '#5XBNRP'
 */
export function orderNameOf(id: string): string {
  return `#${shortOrderId(id)}`
}

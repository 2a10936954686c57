/**
 * The short id of an order on screens: the last six characters of its id (ordering 5.4).
 * @example shortOrderId('01JCZ8Y6M3K9V2T7QH4W5XBNRP') // '5XBNRP'
 */
export function shortOrderId(id: string): string {
  return id.slice(-6)
}

/**
 * The name of an order in a sentence: the same in notices, mails, printed documents and on screens.
 * @example orderNameOf('01JCZ8Y6M3K9V2T7QH4W5XBNRP') // '#5XBNRP'
 */
export function orderNameOf(id: string): string {
  return `#${shortOrderId(id)}`
}

/** The signed part of a payment link, which opens an order. */
const paymentLink = /^((?:\/api)?\/pay\/)[^/]+/

/**
 * A URL as it may be logged: with the names of its parameters but without their values, which can open a file or a
 * stream, and reveal what a person searched for. A payment link is logged without its token.
 * @example loggedAddress('/api/events?ticket=abc') // '/api/events?ticket=*'
 */
export function loggedAddress(url: string): string {
  const [address = '', ...query] = url.split('?')
  const path = address.replace(paymentLink, '$1*')
  if (query.length === 0) return path
  const names = query
    .join('?')
    .split('&')
    .map((part) => part.split('=', 1)[0])
  return `${path}?${names.map((name) => `${name}=*`).join('&')}`
}

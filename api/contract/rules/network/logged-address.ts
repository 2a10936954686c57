/** The signed part of a link that needs no session: to pay an order, or to a statement of account. */
const signedLink = /^((?:\/api)?\/(?:pay|ledger-links)\/)[^/]+/

/**
 * A URL as it may be logged: with the names of its parameters but without their values, which can open a file or a
 * stream, and reveal what a person searched for. A link that needs no session is logged without its token.
 * @example loggedAddress('/api/events?ticket=abc') // '/api/events?ticket=*'
 */
export function loggedAddress(url: string): string {
  const [address = '', ...query] = url.split('?')
  const path = address.replace(signedLink, '$1*')
  if (query.length === 0) return path
  const names = query
    .join('?')
    .split('&')
    .map((part) => part.split('=', 1)[0])
  return `${path}?${names.map((name) => `${name}=*`).join('&')}`
}

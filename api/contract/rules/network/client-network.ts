/** Length of the prefix that a provider assigns to one customer, who counts as one client. */
const prefixGroups = 4
/** Length of the prefix of an organisation. */
const organisationGroups = 3
const groupsOfAddress = 8
const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const ipv4Pattern = new RegExp(`^(?:${octet}\\.){3}${octet}$`)
const mappedPattern = /^(?:0:){5}ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/

/** Some load balancers append the port to the address: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? []
  if (inBrackets !== undefined) return inBrackets
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? []
  return beforePort ?? text
}

function canonicalHost(host: string): string | undefined {
  const address = `http://${host}/`
  return URL.canParse(address) ? new URL(address).hostname : undefined
}

function expand(compressed: string): string[] {
  const [head = '', tail] = compressed.split('::')
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'))
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const missing = tail === undefined ? 0 : groupsOfAddress - first.length - last.length
  return [...first, ...Array.from({ length: missing }, () => '0'), ...last]
}

function octetsOf(group: string): string {
  const value = Number.parseInt(group, 16)
  return `${value >> 8}.${value & 255}`
}

/**
 * The network by which a client is counted: the address itself for IPv4, the /64 for IPv6, because one household
 * chooses addresses freely within it. An IPv4 address written as IPv6 (`::ffff:203.0.113.7`) counts as IPv4.
 * @returns `unknown` for an invalid address, so that all clients with made-up text are counted together
 * @example clientNetwork('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2::/64'
 */
export function clientNetwork(address: string): string {
  // The address of most requests, which needs no parsing.
  if (ipv4Pattern.test(address)) return address
  const parsed = parseAddress(address)
  if (parsed === undefined || typeof parsed === 'string') return parsed ?? 'unknown'
  return `${parsed.slice(0, prefixGroups).join(':')}::/64`
}

/**
 * The network that one organisation mostly has: the /24 for IPv4, the /48 for IPv6.
 * @returns `unknown` for an invalid address
 * @example siteNetwork('203.0.113.7') // '203.0.113.0/24'
 */
export function siteNetwork(address: string): string {
  const parsed = parseAddress(address)
  if (parsed === undefined) return 'unknown'
  if (typeof parsed === 'string') return `${parsed.slice(0, parsed.lastIndexOf('.'))}.0/24`
  return `${parsed.slice(0, organisationGroups).join(':')}::/48`
}

/** @returns an IPv4 address as text, the groups of an IPv6 address; `undefined` for what is none */
function parseAddress(address: string): string | string[] | undefined {
  const [text = ''] = withoutPort(address.trim()).split('%')
  if (ipv4Pattern.test(text)) return text
  const host = text.includes(':') ? canonicalHost(`[${text}]`) : undefined
  if (host === undefined) return undefined
  const groups = expand(host.slice(1, -1))
  const [, high, low] = mappedPattern.exec(groups.join(':')) ?? []
  if (high !== undefined && low !== undefined) return `${octetsOf(high)}.${octetsOf(low)}`
  return groups
}

/** A comma-separated list of addresses and networks (`10.0.0.5, 2001:db8::/32`), possibly empty. */
export const proxyListPattern = '^\\s*([0-9a-fA-F]*[.:][0-9a-fA-F.:]*(/\\d{1,3})?\\s*(,\\s*|$))*$'

/**
 * Parses the setting of trusted proxies, whose X-Forwarded-* headers are used.
 * @param list matches {@link proxyListPattern}
 * @returns a value for Fastify's `trustProxy`: their addresses and networks, or false for none
 */
export function trustedProxies(list: string): string[] | false {
  const proxies = list.split(',').flatMap((entry) => entry.trim() || [])
  return proxies.length > 0 && proxies
}

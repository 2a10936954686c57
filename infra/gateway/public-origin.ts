import { isIP } from 'node:net'

/**
 * Parses the public origin of the site.
 * @throws Error when it is not exactly an origin
 * @example parsePublicOrigin('https://store.example.in') // 'https://store.example.in'
 */
export function parsePublicOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (url && isWeb && [url.origin, `${url.origin}/`].includes(text)) return url.origin
  throw new Error(`PUBLIC_ORIGIN must be an origin such as https://store.example.in, not ${text}`)
}

/** Whether a host is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** Origin of a server on this machine. */
export function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

import { isIP } from 'node:net'

/** The store as authenticators know it. */
export interface RelyingParty {
  /** Reads the name of the store in the dialogs of browsers, and in authenticator apps. */
  readName(): Promise<string>
  /** The host that passkeys belong to: browsers offer them on pages of this host only. */
  host: string
  /** Whether a page of this origin may use the passkeys. */
  isOwnOrigin(origin: string): boolean
}

/** Where browsers allow passkeys without HTTPS: on this machine, at any port. */
const development = 'localhost'

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined
}

/**
 * The relying party of the public origin. Without one, or with an address of this machine, that of development: a browser
 * allows no passkeys on a bare IP address.
 * @param readSellerName empty while the seller has no name
 */
export function createRelyingParty(
  { PUBLIC_ORIGIN }: { PUBLIC_ORIGIN: string },
  readSellerName: () => Promise<string>,
): RelyingParty {
  const configured = hostOf(PUBLIC_ORIGIN)
  const readName = async () =>
    (await readSellerName()) || (PUBLIC_ORIGIN ? new URL(PUBLIC_ORIGIN).host : 'Store')
  if (configured === undefined || configured === development || isLoopback(configured)) {
    return { readName, host: development, isOwnOrigin: (origin) => hostOf(origin) === development }
  }
  const { origin: own } = new URL(PUBLIC_ORIGIN)
  return { readName, host: configured, isOwnOrigin: (origin) => origin === own }
}

function isLoopback(host: string): boolean {
  return host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))
}

import { trustedProxies } from '@store/contract/rules/client-network'
import type { FastifyServerOptions } from 'fastify'
import type { ReleaseStore } from '../releases/release-store.ts'
import { KnownNetworks, knownNetworksFileOf } from './accounts/known-networks.ts'
import type { MagicLink } from './accounts/magic-link.ts'
import { PlatformUsers } from './accounts/platform-users.ts'
import { RevokedSessions } from './accounts/revoked-sessions.ts'
import { SignIn } from './accounts/sign-in.ts'
import { createAnnouncer } from './announcements/announce-releases.ts'
import { startAnnouncements } from './announcements/start-announcements.ts'
import { startAutoHalt } from './auto-halt/auto-halt.ts'
import { createCanaryCountsReader } from './auto-halt/read-canary-counts.ts'
import { revokedSessionsFileOf } from './platform-settings.ts'
import { buildPlatform } from './server.ts'

export interface PlatformOptions {
  store: ReleaseStore
  api: { url: string; token: string }
  /** Origin of the site as visitors see it, for links that lead there; empty when it is not known. */
  siteOrigin?: string
  /** File of those who may sign in. */
  usersFile: string
  /** Signs sessions. */
  secret: string
  /** A way in for one person, once. */
  magicLink?: MagicLink
  host: string
  /** 0 takes any free one. */
  port: number
  /** Addresses and networks of the proxies whose X-Forwarded-* is believed, with commas between them. */
  proxies?: string
  /** Seconds between two looks at the canaries; 0: they are not watched. */
  autoHaltSeconds: number
  log: (line: string) => void
  logger?: FastifyServerOptions['logger']
}

/** The page, and the watch over the canaries. */
export interface Platform {
  port: number
  close: () => Promise<void>
}

/**
 * Starts the platform page and the auto-halt beside it.
 * @throws the system's error (EADDRINUSE, EACCES) when it cannot listen
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const {
    store,
    api,
    usersFile,
    secret,
    magicLink,
    host,
    port,
    autoHaltSeconds,
    log,
    siteOrigin = '',
    proxies = '',
  } = options
  const readCounts = createCanaryCountsReader(api.url, api.token)
  const isAutoHaltEnabled = autoHaltSeconds > 0
  const app = await buildPlatform(
    {
      store,
      readCounts,
      signIn: new SignIn({
        users: new PlatformUsers(usersFile),
        revokedSessions: new RevokedSessions(revokedSessionsFileOf(usersFile)),
        knownNetworks: new KnownNetworks(knownNetworksFileOf(usersFile)),
        magicLink,
        secret,
      }),
      previews: { token: api.token, siteOrigin },
      isAutoHaltEnabled,
      clock: () => new Date(),
    },
    { trustProxy: trustedProxies(proxies), logger: options.logger ?? false },
  )
  await app.listen({ host, port })
  const autoHalt = isAutoHaltEnabled
    ? startAutoHalt({ store, readCounts }, { every: autoHaltSeconds * 1000, log })
    : undefined
  // Without a token the API tells and takes nothing.
  const announcements = api.token
    ? startAnnouncements({ store, announce: createAnnouncer(api.url, api.token) }, log)
    : undefined
  const address = app.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      await autoHalt?.stop()
      await announcements?.stop()
      await app.close()
    },
  }
}

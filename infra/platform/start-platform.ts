import path from 'node:path'
import { trustedProxies } from '@store/contract/rules/network/client-network'
import type { FastifyServerOptions } from 'fastify'
import type { ReleaseStore } from '../releases/store/release-store.ts'
import { KnownNetworks } from './accounts/known-networks.ts'
import type { MagicLink } from './accounts/magic-link.ts'
import { PlatformUsers } from './accounts/platform-users.ts'
import { RevokedSessions } from './accounts/revoked-sessions.ts'
import { SecondFactors } from './accounts/second-factors.ts'
import { SignIn } from './accounts/sign-in.ts'
import { createAnnouncer, startAnnouncements } from './announcements/announce-releases.ts'
import { startAutoHalt } from './auto-halt/auto-halt.ts'
import { createReleaseCountsReader } from './auto-halt/release-counts.ts'
import { secondFactorsFileOf } from './platform-settings.ts'
import { buildPlatform } from './server.ts'

interface PlatformOptions {
  store: ReleaseStore
  api: { url: string; token: string }
  /** Public origin of the site, for links to it; empty when unknown. */
  siteOrigin?: string
  /** File of users; those of sessions and networks are beside it. */
  usersFile: string
  /** Signs sessions. */
  secret: string
  /** A one-time sign-in. */
  magicLink?: MagicLink
  host: string
  /** 0 uses any free port. */
  port: number
  /** Comma-separated addresses and networks of the proxies whose X-Forwarded-* is trusted. */
  proxies?: string
  /** Seconds between two checks of the canaries; 0 disables auto-halt. */
  autoHaltSeconds: number
  log: (line: string) => void
  logger?: FastifyServerOptions['logger']
}

/** A running platform page with auto-halt. */
export interface Platform {
  port: number
  close: () => Promise<void>
}

/**
 * Starts the platform page and auto-halt.
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
  const counts = createReleaseCountsReader(api.url, api.token)
  const isAutoHaltEnabled = autoHaltSeconds > 0
  const folder = path.dirname(usersFile)
  const app = await buildPlatform(
    {
      store,
      counts,
      signIn: new SignIn({
        users: new PlatformUsers(usersFile),
        secondFactors: new SecondFactors(secondFactorsFileOf(usersFile)),
        revokedSessions: new RevokedSessions(path.join(folder, 'platform-ended-sessions.json')),
        knownNetworks: new KnownNetworks(path.join(folder, 'platform-networks.json')),
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
    ? startAutoHalt({ store, counts }, { every: autoHaltSeconds * 1000, log })
    : undefined
  // Without a token the API rejects announcements.
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

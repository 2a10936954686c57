import { originOf } from '../gateway/public-origin.ts'
import { MagicLink } from '../platform/accounts/magic-link.ts'
import { PlatformUsers } from '../platform/accounts/platform-users.ts'
import { readPlatformSettings, usersFileOf } from '../platform/platform-settings.ts'
import { startPlatform } from '../platform/start-platform.ts'
import { requireFreePort } from '../processes/ports.ts'
import type { Shutdown } from '../processes/shutdown.ts'
import { logOf, step } from '../processes/steps.ts'
import { currentUser } from '../releases/cli/current-user.ts'
import { FolderStore } from '../releases/store/folder-store.ts'
import { readSecrets } from '../settings/secrets.ts'

type SitePlatformOptions = {
  root: string
  dataFolder: string
  siteFolder: string
  /** Origin of the site; the API is below it. */
  siteAddress: string
  demo: boolean
  shutdown: Shutdown
}

/**
 * Starts the platform page and auto-halt beside a running site.
 * @returns the lines to print; in the demo with a link that signs one person in once
 */
export async function startSitePlatform(site: SitePlatformOptions): Promise<string[]> {
  const { root, dataFolder, siteFolder, siteAddress, demo, shutdown } = site
  const settings = readPlatformSettings(process.env)
  const secrets = await readSecrets(dataFolder)
  const usersFile = usersFileOf(root, { ...process.env, DATA_FOLDER: dataFolder })
  const magicLink = new MagicLink(currentUser())
  const host = settings.PLATFORM_HOST
  const origin = await step(
    'platform',
    async () => {
      const platform = await startPlatform({
        store: new FolderStore(siteFolder),
        api: { url: siteAddress, token: process.env.PLATFORM_TOKEN ?? secrets.PLATFORM_TOKEN },
        siteOrigin: settings.PUBLIC_ORIGIN || siteAddress,
        usersFile,
        secret: settings.PLATFORM_SECRET ?? secrets.PLATFORM_SECRET,
        ...(demo && { magicLink }),
        host,
        port: await choosePort(host, settings.PLATFORM_PORT),
        proxies: settings.PLATFORM_PROXIES,
        autoHaltSeconds: settings.AUTO_HALT_SECONDS,
        log: logOf('auto-halt'),
      })
      await shutdown.add(platform.close)
      return originOf(host, platform.port)
    },
    (address) => address,
  )
  if (demo) {
    return [
      `Manage releases at ${origin}; sign in once with: ${origin}/sign-in?code=${magicLink.code}`,
    ]
  }
  const names = await new PlatformUsers(usersFile).names()
  return [
    `Manage releases at ${origin}`,
    ...(names.length === 0 ? ['Add a user with: npm run platform -- add-user <name>'] : []),
  ]
}

/** Takes any free port if the default is in use, as by another site. A configured port must be free. */
async function choosePort(host: string, port: number): Promise<number> {
  const free = requireFreePort(host, port).then(() => port)
  return process.env.PLATFORM_PORT ? free : free.catch(() => 0)
}

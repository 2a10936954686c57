import { OneTimeEntry } from '../platform/accounts/one-time-entry.ts'
import { PlatformUsers } from '../platform/accounts/platform-users.ts'
import { readPlatformSettings, usersFileOf } from '../platform/platform-settings.ts'
import { startPlatform } from '../platform/start-platform.ts'
import { currentUser } from '../releases/current-user.ts'
import { FolderStore } from '../releases/folder-store.ts'
import { claimPort } from './ports.ts'
import { readSecrets } from './secrets.ts'
import type { Shutdown } from './shutdown.ts'
import { logOf, step } from './steps.ts'

export type PlatformOfSite = {
  root: string
  dataFolder: string
  siteFolder: string
  /** Where the site answers, and the API below it. */
  siteAddress: string
  demo: boolean
  shutdown: Shutdown
}

/**
 * Starts the platform page and the watch over the canaries beside a running site.
 * @returns what a person needs to know of it; in the demo a link that lets one person in once
 */
export async function startPlatformOf(site: PlatformOfSite): Promise<string[]> {
  const { root, dataFolder, siteFolder, siteAddress, demo, shutdown } = site
  const settings = readPlatformSettings(process.env)
  const secrets = await readSecrets(dataFolder)
  const usersFile = usersFileOf(root, { ...process.env, DATA_FOLDER: dataFolder })
  const entry = new OneTimeEntry(currentUser())
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
        ...(demo && { entry }),
        host,
        port: await choosePort(host, settings.PLATFORM_PORT),
        proxies: settings.PLATFORM_PROXIES,
        haltSeconds: settings.AUTO_HALT_SECONDS,
        log: logOf('auto-halt'),
      })
      await shutdown.add(platform.close)
      return `http://${host.includes(':') ? `[${host}]` : host}:${platform.port}`
    },
    (address) => address,
  )
  if (demo) {
    return [
      `What is live is steered at ${origin}; to sign in once: ${origin}/sign-in?code=${entry.code}`,
    ]
  }
  const names = await new PlatformUsers(usersFile).names()
  return [
    `What is live is steered at ${origin}`,
    ...(names.length === 0
      ? ['Who may do so is said by: npm run platform -- add-user <name>']
      : []),
  ]
}

/** A site beside another one takes any free port, unless one was asked for. */
async function choosePort(host: string, port: number): Promise<number> {
  if (process.env.PLATFORM_PORT) return claimPort(host, port)
  return claimPort(host, port).catch(() => claimPort(host, 0))
}

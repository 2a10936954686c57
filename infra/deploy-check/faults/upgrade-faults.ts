import { formerImages } from '../docker/former-images.ts'
import type { SiteInContainers } from '../site-in-containers.ts'
import type { Fault } from './fault.ts'

/** The release changes while the site serves. The site runs the former release before the first, and this one after the last. */
export const upgradeFaults: readonly Fault[] = [
  { name: 'upgrade with a migration', isPlanned: true, happen: upgrade },
  {
    name: 'rolled back and upgraded again',
    isPlanned: true,
    happen: async (site) => {
      await site.override(formerImages)
      await replaceInstances(site)
      await upgrade(site)
    },
  },
]

async function upgrade(site: SiteInContainers): Promise<void> {
  await site.override({})
  await replaceInstances(site)
}

/** As the README of infra/compose says. */
async function replaceInstances(site: SiteInContainers): Promise<void> {
  await site.compose('run', '--rm', '--no-deps', 'migrate')
  await site.script('roll.sh', 'api')
  await site.script('roll.sh', 'gateway')
}

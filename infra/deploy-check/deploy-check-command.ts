import { join } from 'node:path'
import { describeUpgrade, newMigrations, resolveRelease } from '../former-release/former-release.ts'
import { checkManifests } from '../kubernetes/check-command.ts'
import { CommandError } from '../processes/command-error.ts'
import { runCommand } from '../processes/run-command.ts'
import { runOnce } from '../processes/shutdown.ts'
import { step } from '../processes/steps.ts'
import { prepareEngineTests } from '../test/engines-suite.ts'
import { prepareOfficeTests } from '../test/office-suite.ts'
import { checkBucket } from './bucket/check-bucket.ts'
import { withCompose } from './docker/compose-program.ts'
import { startDocker } from './docker/docker-daemon.ts'
import { formerImages } from './docker/former-images.ts'
import { prepareImages } from './docker/prepare-images.ts'
import { mountSmallDisk } from './docker/small-disk.ts'
import { memoryUnderLoad } from './memory.ts'
import { prepareSite } from './prepare-site.ts'
import { askProbes } from './probes.ts'
import { checkRedis } from './redis.ts'
import type { SiteInContainers } from './site-in-containers.ts'
import { orderInBrowser } from './story.ts'
import { isUpgradeWanted, type Outcome, tryFaults, tryUpgrades } from './try-faults.ts'
import { type FurtherSuite, trySuite } from './try-suite.ts'

/** Not the port of `npm start`. */
const port = 8180

const line = (text: string) => text

const furtherSuites: readonly FurtherSuite[] = [
  { name: 'office', prepare: prepareOfficeTests },
  { name: 'engines', prepare: prepareEngineTests },
]

/**
 * `npm run deploy:check`: renders and checks the manifests of Kubernetes, runs the suites that `npm test` leaves out, builds all images,
 * brings up infra/compose as its README says, orders in a browser, and lets ten buyers order while parts of the site fail.
 * Nothing is left running.
 * @param words select the faults whose names contain one, and `office` and `engines`; default: all
 * @param tag of images to use instead of building them
 * @throws CommandError that names what is not as promised
 */
export async function checkDeployment(
  root: string,
  words: readonly string[],
  tag: string | undefined,
): Promise<void> {
  await runOnce(async (shutdown) => {
    const isWanted = (name: string) =>
      words.length === 0 || words.some((word) => name.includes(word))
    const former = isUpgradeWanted(isWanted) ? await findFormer(root) : undefined
    const folder = join(root, '.data/deploy-check')
    await checkManifests(root)
    // First, and alone: the containers would slow every browser down.
    const broken: string[] = []
    for (const suite of furtherSuites) {
      if (isWanted(suite.name) && !(await trySuite(root, suite, shutdown))) broken.push(suite.name)
    }
    const databaseFolder = join(folder, 'database-1')
    await mountSmallDisk(databaseFolder, shutdown)
    const docker = await step(
      'docker',
      async () => withCompose(await startDocker(folder, shutdown), folder),
      () => 'ready',
    )
    const images = await step(
      'images',
      (log) => prepareImages(root, { docker, folder, tag, former, log }),
      ({ sizes }) => sizes,
    )
    const setup = { root, docker, folder: join(folder, 'compose'), databaseFolder, port, ...images }
    const site = await prepareSite(setup, shutdown)
    if (former) await site.override(formerImages)
    await step(
      'up',
      () => site.up(),
      () => `ready at ${site.origin}`,
    )
    await step(
      'demo data',
      () => seed(site),
      () => 'in the catalogue',
    )
    // The images are gigabytes that are still on their way to the disk, where they would hold up the database's commits.
    await runCommand({ file: 'sync', args: [] })
    const outcome: Outcome = { harmless: [], harmful: [] }
    await tryUpgrades(site, isWanted, outcome)
    await step('probes', () => askProbes(site), line)
    await step('redis', () => checkRedis(site), line)
    await step('bucket', () => checkBucket(site), line)
    await step('story', (log) => orderInBrowser(root, site, { log, shutdown }), line)
    await tryFaults(site, isWanted, outcome)
    await step('memory', () => memoryUnderLoad(site), line)
    const { harmless, harmful } = outcome
    await step('faults', async () => `${harmless.length} passed, ${harmful.length} failed`, line)
    broken.push(...harmful)
    if (broken.length > 0) throw new CommandError(`Not as promised: ${broken.join('; ')}`)
  })
}

/** @returns the commit of the release that the site is upgraded from */
async function findFormer(root: string): Promise<string> {
  const commit = await resolveRelease(root, 'former')
  const describe = (migrations: string[]) => describeUpgrade(commit, migrations)
  await step('upgrade', () => newMigrations(root, commit), describe)
  return commit
}

async function seed(site: SiteInContainers): Promise<void> {
  const command = ['node', 'api/seed.js', '--if-empty', '--pictured-per-category', '1']
  await site.compose('run', '--rm', '-T', 'api', ...command)
}

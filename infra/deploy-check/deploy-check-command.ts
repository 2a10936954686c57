import { join } from 'node:path'
import { openPool } from '../bench/bench-environment.ts'
import { buildBaseImage, buildImages, imageNames } from '../images/build-images.ts'
import { type Docker, runDocker } from '../images/docker.ts'
import { CommandError } from '../processes/command-error.ts'
import { runOnce, type Shutdown } from '../processes/shutdown.ts'
import { type Log, step } from '../processes/steps.ts'
import { sourceCommit } from '../releases/build/source-commit.ts'
import { makeBaseImages } from './docker/base-images.ts'
import { withCompose } from './docker/compose-program.ts'
import { startDocker } from './docker/docker-daemon.ts'
import { arrangeConnectionFaults, connectionFaultNames } from './faults/connection-faults.ts'
import type { Fault } from './faults/fault.ts'
import { processFaults } from './faults/process-faults.ts'
import { upgradeFaults, writerLost } from './faults/upgrade-faults.ts'
import { type LoadReport, placeOrdersDuring } from './orders-under-load.ts'
import { prepareSite, type SiteInContainers } from './site-in-containers.ts'
import { orderInBrowser } from './story.ts'

const longestStallMs = 5_000

/**
 * `npm run deploy:check`: builds all images, brings up infra/compose as its README says, orders in a browser, and lets
 * ten buyers order while parts of the site fail. Nothing is left running.
 * @param names words of the faults to try; default: all
 */
export async function checkDeployment(root: string, names: readonly string[]): Promise<void> {
  await runOnce(async (shutdown) => {
    const folder = join(root, '.data/deploy-check')
    const docker = await step(
      'docker',
      () => prepareDocker(folder, shutdown),
      () => 'ready',
    )
    await step(
      'images',
      (log) => build(root, { folder, docker, log }),
      (sizes) => sizes,
    )
    const site = await prepareSite(
      {
        root,
        docker,
        folder: join(folder, 'compose'),
        tag,
        port: 8180,
        redisImage: 'store/redis-base',
      },
      shutdown,
    )
    await step(
      'up',
      () => bringUp(site),
      () => `ready at ${site.origin}`,
    )
    await step(
      'story',
      (log) => orderInBrowser(root, site, { log, shutdown }),
      (line) => line,
    )
    const failures = await tryFaults(site, (name) => {
      return names.length === 0 || names.some((word) => name.includes(word))
    })
    await step(
      'memory',
      () => memoryOf(site),
      (line) => line,
    )
    if (failures.length > 0) throw new CommandError(`Not as promised: ${failures.join(', ')}`)
  })
}

const tag = 'check'

/** @returns the names of the faults that did harm */
async function tryFaults(
  site: SiteInContainers,
  isWanted: (name: string) => boolean,
): Promise<string[]> {
  const failures: string[] = []
  const tryEach = async (faults: readonly Fault[]) => {
    for (const fault of faults.filter(({ name }) => isWanted(name))) {
      const work = () => underLoad(site, fault)
      const report = await step('fault', work, (found) => lineOf(fault, found))
      if (!isHarmless(fault, report)) failures.push(fault.name)
    }
  }
  await tryEach(processFaults)
  if (connectionFaultNames.some(isWanted)) {
    const { faults, end } = await arrangeConnectionFaults(site)
    await tryEach(faults)
    await end()
  }
  await tryEach(upgradeFaults)
  // Last, because the site has no replica afterwards.
  await tryEach([writerLost])
  return failures
}

async function prepareDocker(folder: string, shutdown: Shutdown): Promise<Docker> {
  return withCompose(await startDocker(folder, shutdown), folder)
}

type Build = { folder: string; docker: Docker; log: Log }

async function build(root: string, { folder, docker, log }: Build): Promise<string> {
  const bases = await makeBaseImages(docker, { folder, log })
  await buildBaseImage({ docker, bases, log }, 'redis-base')
  const commit = (await sourceCommit(root)) ?? 'unknown'
  await buildImages({ root, docker, tag, commit, bases, log })
  const sizes: string[] = []
  for (const name of imageNames) {
    const bytes = await runDocker(docker, [
      'image',
      'inspect',
      '--format',
      '{{.Size}}',
      `store/${name}:${tag}`,
    ])
    sizes.push(`${name} ${Math.round(Number(bytes) / 1e6)} MB`)
  }
  return sizes.join(', ')
}

async function bringUp(site: SiteInContainers): Promise<void> {
  await site.compose('up', '--detach', '--wait')
  await site.compose(
    'run',
    '--rm',
    '-T',
    'api',
    'node',
    'api/seed.js',
    '--if-empty',
    '--pictured-per-category',
    '1',
  )
}

function underLoad(site: SiteInContainers, fault: Fault): Promise<LoadReport> {
  const pool = async () => openPool(await site.databaseUrl())
  const { origin, sessionSecret: secret } = site
  return placeOrdersDuring({ pool, origin, secret }, () => fault.happen(site))
}

function lineOf({ name }: Fault, report: LoadReport): string {
  const { acknowledged, lost, duplicated, wrongStock, unreadableProofs, missingInvoices } = report
  return (
    `${name.padEnd(36)} ${acknowledged} orders, ${lost} lost, ${duplicated} doubled, ${wrongStock} wrong stock, ` +
    `${unreadableProofs} unreadable proofs, ${missingInvoices} missing invoices, ` +
    `${report.failedRequests} failed requests, stall ${(report.stallMs / 1000).toFixed(1)} s`
  )
}

function isHarmless({ isPlanned }: Fault, report: LoadReport): boolean {
  const { acknowledged, failedRequests, stallMs, ...damage } = report
  const isWhole =
    acknowledged > 0 &&
    [
      damage.lost,
      damage.duplicated,
      damage.wrongStock,
      damage.unreadableProofs,
      damage.missingInvoices,
    ].every((count) => count === 0)
  return isWhole && (isPlanned ? failedRequests === 0 : stallMs <= longestStallMs)
}

async function memoryOf(site: SiteInContainers): Promise<string> {
  const output = await runDocker(site.docker, [
    'stats',
    '--no-stream',
    '--format',
    '{{.Name}} {{.MemUsage}}',
  ])
  return output
    .split('\n')
    .map((line) => line.replace(/ \/ .*/, ''))
    .sort()
    .join(', ')
}

import { setTimeout as wait } from 'node:timers/promises'
import { runDocker } from '../../images/docker.ts'
import { isResponding } from '../../start/database/server/server-probe.ts'
import type { SiteInContainers } from '../site-in-containers.ts'
import type { Fault } from './fault.ts'

/** Kills one container of a service with SIGKILL and starts it again, as its orchestrator would. */
async function killOne(site: SiteInContainers, service: string): Promise<void> {
  const [container = ''] = await site.containers(service)
  await runDocker(site.docker, ['kill', '--signal', 'KILL', container])
  await wait(1_000)
  await runDocker(site.docker, ['start', container])
  await site.whenHealthy(service)
}

async function killDatabase(site: SiteInContainers, onOutage: (ms: number) => void): Promise<void> {
  const killedAt = performance.now()
  const [container = ''] = await site.containers('database-1')
  await runDocker(site.docker, ['kill', '--signal', 'KILL', container])
  await runDocker(site.docker, ['start', container])
  const host = await site.addressOf('database-1')
  while (!(await isResponding({ host, port: 3306 }))) await wait(50)
  onOutage(performance.now() - killedAt)
  await site.whenHealthy('database-1')
}

const frozenMs = 10_000

const killed = (service: string, name: string): Fault => ({
  name,
  isPlanned: false,
  happen: (site) => killOne(site, service),
})

/** Faults of single processes. */
export const processFaults: readonly Fault[] = [
  killed('api', 'API killed'),
  {
    name: 'API drained',
    isPlanned: true,
    happen: async (site) => {
      const [container = ''] = await site.containers('api')
      await runDocker(site.docker, ['stop', container])
      await runDocker(site.docker, ['start', container])
      await site.whenHealthy('api')
    },
  },
  {
    name: 'database killed and back',
    isPlanned: false,
    happen: killDatabase,
  },
  {
    name: 'database frozen for 10 s',
    isPlanned: false,
    happen: async (site, onOutage) => {
      const [container = ''] = await site.containers('database-1')
      await runDocker(site.docker, ['pause', container])
      await wait(frozenMs)
      await runDocker(site.docker, ['unpause', container])
      onOutage(frozenMs)
    },
  },
  killed('redis', 'Redis killed and back'),
  killed('gateway', 'gateway killed'),
  {
    name: 'clock of an instance three minutes ahead',
    isPlanned: true,
    happen: async (site) => {
      const shift =
        'const now=Date.now.bind(Date);const D=Date;const ms=180000;' +
        'globalThis.Date=class extends D{constructor(...a){a.length?super(...a):super(now()+ms)}static now(){return now()+ms}}'
      const container = await site.compose(
        ...['run', '--detach', '--rm', '--no-deps', '--use-aliases'],
        ...[
          '--env',
          `NODE_OPTIONS=--import=data:text/javascript,${encodeURIComponent(shift)}`,
          'api',
        ],
      )
      await wait(15_000)
      await runDocker(site.docker, ['stop', container.split('\n').at(-1) ?? ''])
    },
  },
  {
    name: 'nginx reloaded',
    isPlanned: true,
    happen: async (site) => {
      const [container = ''] = await site.containers('nginx')
      for (let times = 0; times < 3; times += 1) {
        // After `docker kill`, also with a signal that it survives, Docker would not start it again when it fails.
        await runDocker(site.docker, ['exec', container, 'sh', '-c', 'kill -HUP 1'])
        await wait(1_000)
      }
    },
  },
]

const lose = (writer: string, name: string): Fault => ({
  name,
  isPlanned: false,
  happen: async (site) => {
    const [container = ''] = await site.containers(writer)
    await runDocker(site.docker, ['kill', '--signal', 'KILL', container])
    await site.script('promote-database.sh')
  },
})

/** The site has no replica after the first; the second loses the server that was promoted by it. */
export const writersLost = {
  first: lose('database-1', 'writer lost, replica promoted'),
  second: lose('database-2', 'promoted writer lost, former writer promoted'),
}

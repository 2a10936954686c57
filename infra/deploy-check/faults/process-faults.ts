import { setTimeout as wait } from 'node:timers/promises'
import { runDocker } from '../../images/docker.ts'
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
  killed('database-1', 'database killed and back'),
  {
    name: 'database frozen for 10 s',
    isPlanned: false,
    happen: async (site) => {
      const [container = ''] = await site.containers('database-1')
      await runDocker(site.docker, ['pause', container])
      await wait(10_000)
      await runDocker(site.docker, ['unpause', container])
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
        await runDocker(site.docker, ['kill', '--signal', 'HUP', container])
        await wait(1_000)
      }
    },
  },
]

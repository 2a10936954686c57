import { setTimeout as wait } from 'node:timers/promises'
import { runDocker } from '../images/docker.ts'
import { placeOrdersDuring } from './orders-under-load.ts'
import type { SiteInContainers } from './site-in-containers.ts'

const orderingForMs = 10_000

/** @returns a line with the memory of each container while ten buyers order */
export async function memoryUnderLoad(site: SiteInContainers): Promise<string> {
  let memory = ''
  await placeOrdersDuring(site, async () => {
    await wait(orderingForMs)
    memory = await memoryOf(site)
  })
  return memory
}

async function memoryOf(site: SiteInContainers): Promise<string> {
  const format = '{{.Name}} {{.MemUsage}}'
  const output = await runDocker(site.docker, ['stats', '--no-stream', '--format', format])
  const lines = output.split('\n').map((text) => text.replace(/ \/ .*/, ''))
  return lines.sort().join(', ')
}

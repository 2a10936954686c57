import { setTimeout as wait } from 'node:timers/promises'
import { runDocker } from '../../images/docker.ts'
import { isServing } from '../bucket/rados.ts'
import type { Fault } from './fault.ts'

const awayMs = 5_000

/** Without its bucket the store takes no proofs, and hence no orders. */
export const bucketFault: Fault = {
  name: 'bucket away and back',
  isPlanned: false,
  happen: async (site, onOutage) => {
    const killedAt = performance.now()
    const [container = ''] = await site.containers('bucket')
    await runDocker(site.docker, ['kill', '--signal', 'KILL', container])
    await wait(awayMs)
    await runDocker(site.docker, ['start', container])
    const address = await site.addressOf('bucket')
    while (!(await isServing(address))) await wait(50)
    onOutage(performance.now() - killedAt)
    await site.whenHealthy('bucket')
  },
}

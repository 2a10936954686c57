import { setTimeout as wait } from 'node:timers/promises'
import { type DatabaseProxy, startDatabaseProxy } from '../../../api/test/servers/database-proxy.ts'
import type { SiteInContainers } from '../site-in-containers.ts'
import type { Fault } from './fault.ts'

/** The faults that need the proxy. */
export const connectionFaultNames = [
  'connections silently dead',
  'answers delayed by 2 s',
  'answer to COMMIT lost, 30 %',
  'COMMIT after its client was cut off',
] as const

const commit = /^COMMIT;?$/
const faultMs = 10_000
/** Longer than the client of a COMMIT waits before it tries again. */
const lateByMs = 700

/**
 * Puts a proxy between the API and the database, for the faults of a network.
 * @returns the faults, and a function that removes the proxy
 */
export async function arrangeConnectionFaults(
  site: SiteInContainers,
): Promise<{ faults: readonly Fault[]; end: () => Promise<void> }> {
  const proxy = await startDatabaseProxy(await site.databaseUrl(), site.hostAddress)
  await site.override({ api: { environment: { DATABASE_URL: proxy.url } } })
  await site.script('roll.sh', 'api')
  return {
    faults: connectionFaults(proxy),
    end: async () => {
      await site.override({})
      await site.script('roll.sh', 'api')
      await proxy.close()
    },
  }
}

const accident = (
  name: (typeof connectionFaultNames)[number],
  happen: (onOutage: (ms: number) => void) => Promise<void>,
): Fault => ({
  name,
  isPlanned: false,
  happen: (_, onOutage) => happen(onOutage),
})

function connectionFaults(proxy: DatabaseProxy): readonly Fault[] {
  return [
    accident('connections silently dead', async () => {
      proxy.setSilent(true)
      await wait(500)
      proxy.setSilent(false)
      await wait(faultMs)
    }),
    accident('answers delayed by 2 s', async (onOutage) => {
      proxy.setDelay(2_000)
      await wait(faultMs)
      proxy.setDelay(0)
      // An order takes more statements than there is time for.
      onOutage(faultMs)
    }),
    accident('answer to COMMIT lost, 30 %', async () => {
      proxy.loseResponses(commit, 0.3)
      await wait(faultMs)
      proxy.loseResponses(commit, 0)
    }),
    accident('COMMIT after its client was cut off', async () => {
      for (const end = Date.now() + faultMs; Date.now() < end; ) {
        const release = await proxy.cutOffAt(commit)
        await wait(lateByMs)
        await release()
      }
    }),
  ]
}

import { createHmac } from 'node:crypto'
import { siteNetwork } from '@store/contract/rules/network/client-network'
import type { CanaryCounts } from '@store/contract/schemas/site/canary-counts'
import { documentTokenSeconds } from '@store/contract/schemas/site/document-tokens'
import type { AnnouncedCanary } from '@store/contract/schemas/site/published-releases'
import type { Telemetry } from '@store/contract/schemas/site/telemetry'
import type { FastifyInstance } from 'fastify'
import {
  type CleanupJob,
  type Clock,
  type Config,
  createThrottle,
  type Database,
  deriveKey,
  type ThrottleStore,
  writePeriodically,
} from '../../../base/base.ts'
import {
  addCanaryCounts,
  deleteCanaryCountsBefore,
  findCanaryCounts,
  upsertCanaries,
} from './canary-counts-repository.ts'
import { CanaryTally } from './canary-tally.ts'
import { createDocumentTokens } from './document-tokens.ts'

/** Milliseconds between writes: at most this much is lost in a crash, and a verdict on a canary is this much late. */
const pauseMs = 5_000
/** Counts of a canary that is no longer announced are stored, to explain why it was halted. */
const keptMs = 7 * 24 * 3_600_000

/** Counts in how many browsers canaries and the stable releases beside them fail, across all API processes. */
export interface CanaryCounter {
  /** Announces canaries: reports of others are not counted. */
  announce: (canaries: readonly AnnouncedCanary[]) => Promise<void>
  /** @param from the address of the browser, and the token of its document */
  add: (report: Telemetry, from: { address: string; token: string | undefined }) => Promise<void>
  /** The counts of all processes, those of the others up to five seconds late. */
  read: (salt: string) => Promise<CanaryCounts>
  /** Number of counts that wait to be written. */
  countPending: () => number
}

/** Dependencies of a counter. */
export interface CanaryCounterDependencies {
  db: Database
  clock: Clock
  throttleStore: ThrottleStore
  config: Pick<Config, 'CANARY_FAILURES_PER_ADDRESS' | 'SESSION_SECRET'>
}

/** Stores counts in the database, many reports in one transaction; closing the server writes the last ones. */
export function createCanaryCounter(
  app: FastifyInstance,
  { db, clock, throttleStore, config }: CanaryCounterDependencies,
): CanaryCounter {
  const tokens = createDocumentTokens(config.SESSION_SECRET)
  const networkOf = createNetworkMac(config.SESSION_SECRET)
  // A document is one browser: it counts once for a canary with its load, and once with its failure.
  const spentTokens = createThrottle(throttleStore, {
    name: 'document-tokens',
    max: 1,
    seconds: documentTokenSeconds,
  })
  // One client can invent any number of browsers. Shared networks affect both sides alike.
  const failureThrottle = createThrottle(throttleStore, {
    name: 'canary-failures',
    max: config.CANARY_FAILURES_PER_ADDRESS,
    seconds: 24 * 3_600,
  })
  const tally = new CanaryTally()
  const write = async () => {
    const counts = tally.take()
    try {
      await addCanaryCounts(db, counts)
    } catch (error) {
      tally.giveBack(counts)
      app.log.warn({ err: error }, 'canary counts wait for the database')
    }
  }
  writePeriodically(app, { everyMs: pauseMs, write })
  return {
    announce: (canaries) => upsertCanaries(db, canaries, clock.now()),
    add: async (report, { address, token }) => {
      const { canary, kind } = report
      if (canary === undefined || (kind !== 'load' && kind !== 'error')) return
      if (token === undefined || !tokens.isValid(token, clock.now())) return
      if (!(await spentTokens.tryCount(`${token} ${canary.salt} ${kind}`, 1))) return
      const network = siteNetwork(address)
      if (kind === 'error' && !(await failureThrottle.tryCount(`${network} ${canary.salt}`, 1))) {
        return
      }
      tally.add(report, networkOf(network))
    },
    countPending: () => tally.size,
    read: async (salt) => {
      await write()
      return findCanaryCounts(db, salt)
    },
  }
}

/** Deletes the counts of canaries that the platform no longer announces. */
export function expiredCanaryCounts(db: Database): CleanupJob {
  return {
    name: 'canary counts',
    run: (now, most) => deleteCanaryCountsBefore(db, new Date(now.getTime() - keptMs), most),
  }
}

/** The stored form of a network: whoever reads the database learns no address. */
function createNetworkMac(secret: string): (network: string) => string {
  const key = deriveKey(secret, 'networks of canaries')
  return (network) => createHmac('sha256', key).update(network).digest('hex').slice(0, 16)
}

import { createHmac } from 'node:crypto'
import {
  accessLogMs,
  type CleanupJob,
  type Clock,
  type Database,
  deriveKey,
} from '../../base/base.ts'
import { deleteNetworksBefore, hasSignedInFrom, saveNetwork } from './account-network-repository.ts'

/**
 * The networks from which an account has signed in. Their failures are counted separately, so that nobody elsewhere can
 * lock out the owner (people 3.3; ADR 0034).
 */
export interface KnownNetworks {
  /** @param email normalised @param network from `clientNetwork` */
  isKnown(email: string, network: string): Promise<boolean>
  remember(userId: number, network: string): Promise<void>
}

/** The stored form of a network: a reader of the database learns no address. */
export type MacOfNetwork = (network: string) => string

/** @param secret SESSION_SECRET, the same for all instances */
export function createNetworkMac(secret: string): MacOfNetwork {
  const key = deriveKey(secret, 'networks of accounts')
  return (network) => createHmac('sha256', key).update(network).digest('hex')
}

export function createKnownNetworks(dependencies: {
  db: Database
  clock: Clock
  config: { SESSION_SECRET: string }
}): KnownNetworks {
  const { db, clock, config } = dependencies
  const macOf = createNetworkMac(config.SESSION_SECRET)
  return {
    isKnown: (email, network) => hasSignedInFrom(db, { email, networkMac: macOf(network) }),
    remember: (userId, network) =>
      saveNetwork(db, { userId, networkMac: macOf(network), seenAt: clock.now() }),
  }
}

/** Deletes networks from which an account has not signed in for as long as logs of access are kept. */
export function expiredNetworks(db: Database): CleanupJob {
  return {
    name: 'networks of accounts',
    run: (now, most) => deleteNetworksBefore(db, new Date(now.getTime() - accessLogMs), most),
  }
}

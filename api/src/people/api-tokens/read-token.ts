import { apiTokenPattern } from '@store/contract/rules/accounts/api-tokens'
import { type Clock, type Database, type FindTokenHolder, inTransaction } from '../../base/base.ts'
import type { MailQueue } from '../../support/support.ts'
import { createNetworkMac } from '../login/known-networks.ts'
import type { LiveApiToken } from './api-token.ts'
import { findLiveApiToken, saveUse } from './api-token-repository.ts'
import { hashApiToken } from './api-token-secret.ts'
import { tellSuperadmins } from './tell-superadmins.ts'

const hourMs = 3_600_000

/** Reads API tokens: each request asks the database, so a revoked one ends at once everywhere. */
export function createTokenReader(dependencies: {
  db: Database
  clock: Clock
  config: { SESSION_SECRET: string; DEMO: boolean; PUBLIC_ORIGIN: string }
  mails: Pick<MailQueue, 'add'>
}): FindTokenHolder {
  const { db, clock, config } = dependencies
  const macOf = createNetworkMac(config.SESSION_SECRET)

  /** Hour and network are enough to say whether a token is in use; so most requests write nothing. */
  async function noteUse(token: LiveApiToken, network: string): Promise<void> {
    const at = clock.now()
    const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs)
    const networkMac = macOf(network)
    const isKnown =
      token.lastUsedAt?.getTime() === hour.getTime() && token.lastNetworkMac === networkMac
    if (isKnown) return
    await inTransaction(db, async (trx) => {
      const isFirst = await saveUse(trx, { id: token.id, hour, networkMac })
      const { name, scopes, actor: by } = token
      if (isFirst) await tellSuperadmins(trx, dependencies, { what: 'used', name, scopes, by, at })
    })
  }

  return async (token) => {
    if (!apiTokenPattern.test(token)) return undefined
    const moment = { now: clock.now(), isDemo: config.DEMO }
    const found = await findLiveApiToken(db, hashApiToken(token), moment)
    return (
      found && {
        actor: found.actor,
        scopes: found.scopes,
        noteUse: (network) => noteUse(found, network),
      }
    )
  }
}

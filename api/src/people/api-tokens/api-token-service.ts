import { mostApiTokens, validateApiToken } from '@store/contract/rules/accounts/api-tokens'
import { indiaDayOf } from '@store/contract/rules/india-days'
import type { ApiTokenForm } from '@store/contract/schemas/accounts/api-tokens'
import {
  type Actor,
  assertValid,
  type Clock,
  type Database,
  inTransaction,
  NotFoundError,
  newPublicId,
} from '../../base/base.ts'
import { type MailQueue, recordAudit } from '../../support/support.ts'
import type { StepUp } from '../second-factor/step-up.ts'
import { lockAccounts } from '../users/user-repository.ts'
import type { ApiTokenRecord } from './api-token.ts'
import { TooManyApiTokensError } from './api-token-errors.ts'
import {
  countLiveApiTokens,
  findApiToken,
  findApiTokens,
  insertApiToken,
  revokeApiToken,
} from './api-token-repository.ts'
import { makeApiToken } from './api-token-secret.ts'
import { tellSuperadmins } from './tell-superadmins.ts'

const dayMs = 24 * 3_600_000

/** The tokens of programs that read registers and ledgers (people 6.1). */
export interface ApiTokens {
  /** Those that work first, then the newest. */
  list(): Promise<ApiTokenRecord[]>
  /**
   * Makes a token, tells all superadmins, and records it.
   * @returns the token itself, which is stored nowhere
   * @throws HttpError (400); TooManyApiTokensError (409); SecondFactorMissingError, SecondFactorNeededError (403)
   */
  create(actor: Actor, form: ApiTokenForm): Promise<{ token: string; record: ApiTokenRecord }>
  /**
   * Ends a token at once; one that is revoked stays as it is.
   * @throws NotFoundError; SecondFactorNeededError (403)
   */
  revoke(actor: Actor, publicId: string): Promise<void>
}

/** Dependencies of API tokens. */
export interface ApiTokenDependencies {
  db: Database
  clock: Clock
  config: { DEMO: boolean; PUBLIC_ORIGIN: string }
  stepUp: Pick<StepUp, 'assertFresh' | 'assertProved'>
  mails: Pick<MailQueue, 'add'>
}

export function createApiTokens(dependencies: ApiTokenDependencies): ApiTokens {
  const { db, clock, config, stepUp } = dependencies
  const momentOf = (now: Date) => ({ now, isDemo: config.DEMO })

  async function write(trx: Database, actor: Actor, form: ApiTokenForm) {
    const at = clock.now()
    const { token, ...stored } = makeApiToken()
    const publicId = newPublicId()
    const name = form.name.trim()
    const expiresAt = new Date(at.getTime() + form.days * dayMs)
    // Two of one moment together do not pass the limit.
    await lockAccounts(trx)
    if ((await countLiveApiTokens(trx, momentOf(at))) >= mostApiTokens) {
      throw new TooManyApiTokensError()
    }
    await insertApiToken(trx, {
      ...{ ...stored, publicId, name, scopes: form.scopes },
      ...{ createdBy: actor.userId, createdAt: at, expiresAt },
    })
    await recordAudit(trx, {
      actorId: actor.userId,
      action: 'token.created',
      subject: { kind: 'token', publicId, label: name },
      changes: [
        { field: 'scopes', from: null, to: form.scopes.join(', ') },
        { field: 'expires', from: null, to: indiaDayOf(expiresAt) },
      ],
      at,
    })
    const news = { what: 'made', name, scopes: form.scopes, by: actor, at } as const
    await tellSuperadmins(trx, dependencies, news)
    const record = await findApiToken(trx, publicId, momentOf(at))
    if (!record) throw new NotFoundError()
    return { token, record }
  }

  return {
    list: async () => findApiTokens(db, momentOf(clock.now())),

    async create(actor, form) {
      assertValid(validateApiToken(form))
      await stepUp.assertProved(actor)
      return inTransaction(db, (trx) => write(trx, actor, form))
    },

    async revoke(actor, publicId) {
      await stepUp.assertFresh(actor)
      const at = clock.now()
      await inTransaction(db, async (trx) => {
        const found = await findApiToken(trx, publicId, momentOf(at))
        if (!found) throw new NotFoundError()
        if (!(await revokeApiToken(trx, { publicId, by: actor.userId, at }))) return
        await recordAudit(trx, {
          actorId: actor.userId,
          action: 'token.revoked',
          subject: { kind: 'token', publicId, label: found.name },
          at,
        })
      })
    },
  }
}

import { validateDecision } from '@store/contract/rules/accounts/approvals/tier-decision'
import { approvableTiersOf } from '@store/contract/rules/accounts/approvals/tier-requests'
import { defaultListLimit } from '@store/contract/rules/limits'
import type { ApprovalQuery, TierDecisionForm } from '@store/contract/schemas/accounts/approvals'
import {
  type Actor,
  assertValid,
  type Clock,
  type Database,
  NotFoundError,
  type PageOfList,
} from '../../base/base.ts'
import { type MailQueue, notifyPerson, recordAudit } from '../../support/support.ts'
import { randomBusinessId, retryOnDuplicate } from '../registration/business-id.ts'
import type { Sessions } from '../sessions/session-service.ts'
import { type ApprovalCard, type TierApplicant, versionOf } from './approval.ts'
import { readApprovalCards } from './approval-cards.ts'
import { ApprovalChangedError, ApprovalDecidedError } from './approval-errors.ts'
import { approvedNews, decisionMail, refusedNews } from './approval-mails.ts'
import { countApplicants, findApplicants, grantTier, lockApplicant } from './approval-repository.ts'
import { settleRequest } from './tier-request-repository.ts'

/** The requests for tiers, for the admins who decide them: a tier's admin its own, the superadmin all. */
export interface Approvals {
  /** A page of those who wait, the longest waiting first. */
  list(actor: Actor, query: ApprovalQuery): Promise<PageOfList & { cards: ApprovalCard[] }>
  count(actor: Actor): Promise<number>
  /**
   * Approves a request, which gives the account the role at once, in its open sessions, too; or refuses it with a reason.
   * The buyer is told in the store and by mail.
   * @throws NotFoundError; HttpError (400) for a refusal without a reason; ApprovalDecidedError and
   * ApprovalChangedError (409)
   */
  decide(actor: Actor, publicId: string, form: TierDecisionForm): Promise<void>
}

/** Dependencies of {@link createApprovals}. */
export interface ApprovalDependencies {
  db: Database
  clock: Clock
  config: { PUBLIC_ORIGIN: string }
  mails: MailQueue
  sessions: Pick<Sessions, 'changeRole'>
}

export function createApprovals(dependencies: ApprovalDependencies): Approvals {
  const { db, clock, config, mails, sessions } = dependencies

  /** @param reason undefined: approved */
  async function settle(
    trx: Database,
    applicant: TierApplicant,
    { actor, reason }: { actor: Actor; reason: string | undefined },
  ): Promise<void> {
    const { userId, publicId, email, tier } = applicant
    const at = clock.now()
    const state = reason === undefined ? 'approved' : 'refused'
    if (reason === undefined)
      await grantTier(trx, { userId, tier, keys: randomBusinessId(tier), at })
    await settleRequest(trx, { userId, state, reason: reason ?? null })
    const news = reason === undefined ? approvedNews(tier) : refusedNews(tier, reason)
    const { title, message } = news
    await notifyPerson(trx, { userId, title, message, at })
    await mails.add(trx, [decisionMail(applicant, news, { origin: config.PUBLIC_ORIGIN, at })])
    await recordAudit(trx, {
      actorId: actor.userId,
      action: `user.tier-${state}`,
      subject: { kind: 'user', publicId, label: email },
      changes:
        reason === undefined
          ? [{ field: 'role', from: 'enduser', to: tier }]
          : [{ field: 'reason', from: null, to: reason.slice(0, 200) }],
      at,
    })
  }

  return {
    async list(actor, { page = 1, limit = defaultListLimit }) {
      const tiers = approvableTiersOf(actor.role)
      const [applicants, total] = await Promise.all([
        findApplicants(db, tiers, { offset: (page - 1) * limit, limit }),
        countApplicants(db, tiers),
      ])
      return { cards: await readApprovalCards(db, applicants, tiers), total, page, limit }
    },

    count: (actor) => countApplicants(db, approvableTiersOf(actor.role)),

    async decide(actor, publicId, { decision, reason: typed = '', seen }) {
      assertValid(validateDecision({ decision, reason: typed }))
      const reason = decision === 'refused' ? typed.trim() : undefined
      await retryOnDuplicate(() =>
        sessions.changeRole(async (trx) => {
          const applicant = await lockApplicant(trx, publicId, approvableTiersOf(actor.role))
          if (!applicant) throw new NotFoundError()
          if (applicant.state !== 'waiting') throw new ApprovalDecidedError()
          if (versionOf(applicant) !== seen) throw new ApprovalChangedError()
          await settle(trx, applicant, { actor, reason })
        }),
      )
    },
  }
}

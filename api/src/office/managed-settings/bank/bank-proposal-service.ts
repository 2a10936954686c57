import {
  normaliseBank,
  proposalDays,
  superadminDays,
  validateBank,
  validateRejection,
} from '@store/contract/rules/settings/bank-rules'
import { bankMessages } from '@store/contract/rules/settings/settings-messages'
import type { BankDetails } from '@store/contract/schemas/managed-settings'
import {
  type Actor,
  assertValid,
  type Clock,
  type Database,
  HttpError,
  inTransaction,
  newPublicId,
} from '../../../base/base.ts'
import { findEmail, findRoleGrant, type RoleGrant, type StepUp } from '../../../people/people.ts'
import { type MailQueue, type SettingsReader, saveSection } from '../../../support/support.ts'
import { changedFacts } from '../settings-audit.ts'
import {
  ForeignProposalError,
  LaterProposalError,
  NewSuperadminError,
  OwnProposalError,
  PromotedByProposerError,
  ProposalGoneError,
  ProposalPendingError,
  SettingsChangedError,
} from '../settings-errors.ts'
import { confirmedNews, proposedNews, rejectedNews, withdrawnNews } from './bank-news.ts'
import type { BankProposalRecord } from './bank-proposal.ts'
import {
  deleteProposal,
  deleteProposalsOf,
  findProposal,
  insertProposal,
  lockProposal,
} from './bank-proposal-repository.ts'
import { createBankStepRecorder } from './record-bank-step.ts'

/** Changes of the bank details, which two superadmins make together (ADR 0098). All of them are told of each step. */
export interface BankProposals {
  /** Number of changes that wait for this superadmin: 0 or 1. */
  countFor(actor: Actor): Promise<number>
  /**
   * Proposes other bank details; buyers see the present ones until another superadmin confirms.
   * @param seen the version that the caller has seen
   * @throws HttpError (400) for invalid or unchanged details; SecondFactorMissingError, SecondFactorNeededError (403);
   *   SettingsChangedError,
   *   ProposalPendingError (409)
   */
  propose(actor: Actor, bank: BankDetails, seen: number): Promise<void>
  /**
   * Makes the proposed details those that buyers see.
   * @throws SecondFactorMissingError, SecondFactorNeededError (403); OwnProposalError, LaterProposalError,
   *   PromotedByProposerError, NewSuperadminError, ProposalGoneError, SettingsChangedError (409)
   */
  confirm(actor: Actor, publicId: string): Promise<void>
  /** Rejects it. @throws HttpError (400) without a reason; OwnProposalError, ProposalGoneError (409) */
  reject(actor: Actor, publicId: string, reason: string): Promise<void>
  /** Takes the own proposal back. @throws ForeignProposalError, ProposalGoneError (409) */
  withdraw(actor: Actor, publicId: string): Promise<void>
}

/** Dependencies of {@link BankProposals}. */
export interface BankProposalDependencies {
  db: Database
  clock: Clock
  config: { DEMO: boolean; PUBLIC_ORIGIN: string }
  settings: SettingsReader
  stepUp: Pick<StepUp, 'assertProved'>
  mails: MailQueue
}

/** Who is no superadmin any more proposes nothing. */
export async function endProposalsOf(trx: Database, userId: number): Promise<void> {
  await deleteProposalsOf(trx, userId)
}

const lifetimeMs = proposalDays * 24 * 3_600_000

const isOwn = (actor: Actor, { proposedBy }: BankProposalRecord) =>
  proposedBy.userId === actor.userId

/** Two people may have one name; an address is one account's. */
function nameAndEmail({ name, email }: { name: string; email: string }): string {
  return `${name} (${email})`
}

async function personOf(trx: Database, { userId, name }: Actor): Promise<string> {
  return nameAndEmail({ name, email: (await findEmail(trx, userId)) ?? '' })
}

/**
 * Two superadmins make a change together, so they have to be two people: an account that one of them has just made a
 * superadmin is not known to be another one.
 */
async function assertIndependent(
  trx: Database,
  { actor, proposal, at }: { actor: Actor; proposal: BankProposalRecord; at: Date },
): Promise<void> {
  const [own, other] = await Promise.all([
    findRoleGrant(trx, actor.userId),
    findRoleGrant(trx, proposal.proposedBy.userId),
  ])
  if (own?.by === proposal.proposedBy.userId) throw new PromotedByProposerError()
  const isNew = (grant: RoleGrant | undefined) =>
    grant !== undefined && at.getTime() - grant.since.getTime() < superadminDays * 24 * 3_600_000
  if (isNew(own) || (other?.by === actor.userId && isNew(other))) throw new NewSuperadminError()
}

export function createBankProposals(dependencies: BankProposalDependencies): BankProposals {
  const { db, clock, config, settings, stepUp } = dependencies
  const moment = () => ({ now: clock.now(), isDemo: config.DEMO })
  const record = createBankStepRecorder(dependencies)

  /** Ends a proposal, which is locked meanwhile. */
  async function decide(
    publicId: string,
    work: (trx: Database, proposal: BankProposalRecord, from: BankDetails) => Promise<void>,
  ): Promise<void> {
    await inTransaction(db, async (trx) => {
      const proposal = await lockProposal(trx, publicId, moment())
      if (!proposal) throw new ProposalGoneError()
      const { bank } = await settings.readIn(trx)
      await work(trx, proposal, bank)
      await deleteProposal(trx, publicId)
    })
  }

  return {
    async countFor(actor) {
      const proposal = await findProposal(db, moment())
      return proposal && !isOwn(actor, proposal) ? 1 : 0
    },

    async propose(actor, form, seen) {
      assertValid(validateBank(form))
      await stepUp.assertProved(actor)
      const bank = normaliseBank(form)
      const at = clock.now()
      const expiresAt = new Date(at.getTime() + lifetimeMs)
      await inTransaction(db, async (trx) => {
        const publicId = newPublicId()
        const proposal = { publicId, bank, seen, proposedBy: actor, at, expiresAt }
        if (!(await insertProposal(trx, proposal, config.DEMO))) throw new ProposalPendingError()
        // While this proposal is the one that waits, no other can be confirmed.
        const { bank: from, versions } = await settings.readIn(trx)
        if (versions.bank !== seen) throw new SettingsChangedError()
        const changes = changedFacts(from, bank)
        if (changes.length === 0) throw new HttpError({ message: bankMessages.unchanged })
        const news = proposedNews(await personOf(trx, actor), { from, to: bank, at })
        await record(trx, actor, { action: 'bank-proposed', changes, news })
      })
    },

    async confirm(actor, publicId) {
      await stepUp.assertProved(actor)
      const at = clock.now()
      await decide(publicId, async (trx, proposal, from) => {
        if (isOwn(actor, proposal)) throw new OwnProposalError()
        if (proposal.isOfLaterRelease) throw new LaterProposalError()
        if (!config.DEMO) await assertIndependent(trx, { actor, proposal, at })
        const { bank: to, seen, proposedBy } = proposal
        const row = { content: JSON.stringify(to), seen, by: actor.userId, at }
        if (!(await saveSection(trx, { section: 'bank', ...row }))) throw new SettingsChangedError()
        const changes = changedFacts(from, to)
        const news = confirmedNews(await personOf(trx, actor), nameAndEmail(proposedBy), {
          from,
          to,
          at,
        })
        await record(trx, actor, { action: 'bank-confirmed', changes, news })
      })
      settings.forget()
    },

    async reject(actor, publicId, reason) {
      assertValid(validateRejection({ reason }))
      const at = clock.now()
      await decide(publicId, async (trx, proposal, from) => {
        if (isOwn(actor, proposal)) throw new OwnProposalError()
        const said = { proposedBy: nameAndEmail(proposal.proposedBy), reason: reason.trim() }
        const news = rejectedNews(await personOf(trx, actor), said, { from, to: proposal.bank, at })
        const changes = [{ field: 'reason', from: null, to: reason.trim() }]
        await record(trx, actor, { action: 'bank-rejected', changes, news })
      })
    },

    async withdraw(actor, publicId) {
      const at = clock.now()
      await decide(publicId, async (trx, proposal, from) => {
        if (!isOwn(actor, proposal)) throw new ForeignProposalError()
        const news = withdrawnNews(await personOf(trx, actor), { from, to: proposal.bank, at })
        await record(trx, actor, { action: 'bank-withdrawn', changes: [], news })
      })
    },
  }
}

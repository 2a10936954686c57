import { isRecord } from '@store/contract/rules/is-record'
import { type BankDetails, BankDetailsSchema } from '@store/contract/schemas/managed-settings'
import type { Knex } from 'knex'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { type Database, isDuplicate } from '../../../base/base.ts'
import { joinUser, userColumns } from '../../../people/people.ts'
import type { BankProposalRecord } from './bank-proposal.ts'

interface ProposalRow {
  public_id: string
  content: string
  seen_version: number
  proposed_by: number
  proposed_at: Date
  expires_at: Date
  name: string
  email: string
}

/** There is one slot, so two changes never wait at once. */
const slot = 1
const exactCheck = Compile(
  Type.Object(BankDetailsSchema.properties, { additionalProperties: false }),
)

/** What is proposed; of a proposal of another release the facts that this one knows. */
function readContent(content: string): Pick<BankProposalRecord, 'bank' | 'isOfLaterRelease'> {
  const stored: unknown = JSON.parse(content)
  if (exactCheck.Check(stored)) return { bank: stored, isOfLaterRelease: false }
  const factOf = (field: keyof BankDetails) => {
    const fact = isRecord(stored) ? stored[field] : undefined
    return typeof fact === 'string' ? fact : ''
  }
  const bank = {
    accountHolder: factOf('accountHolder'),
    bank: factOf('bank'),
    accountNumber: factOf('accountNumber'),
    ifsc: factOf('ifsc'),
    branch: factOf('branch'),
    upiId: factOf('upiId'),
  }
  return { bank, isOfLaterRelease: true }
}

function recordOf(row: ProposalRow): BankProposalRecord {
  return {
    publicId: row.public_id,
    ...readContent(row.content),
    seen: row.seen_version,
    proposedBy: { userId: row.proposed_by, name: row.name, email: row.email },
    at: row.proposed_at,
    expiresAt: row.expires_at,
  }
}

/** When a proposal is looked for, and whether the store is a demo, where demo accounts count. */
export interface ProposalMoment {
  now: Date
  isDemo: boolean
}

function waiting(db: Database, { now, isDemo }: ProposalMoment): Knex.QueryBuilder {
  return db('bank_proposals')
    .modify(joinUser, 'bank_proposals.proposed_by')
    .where('bank_proposals.slot', slot)
    .where('bank_proposals.expires_at', '>', now)
    .where(userColumns.role, 'superadmin')
    .whereNull(userColumns.rights)
    .whereNull(userColumns.disabledAt)
    .where(userColumns.isDemo, '<=', isDemo ? 1 : 0)
    .select('bank_proposals.*', { name: userColumns.name, email: userColumns.email })
}

/** The change that waits: not a lapsed one, nor one of somebody who can no longer sign in as superadmin. */
export async function findProposal(
  db: Database,
  moment: ProposalMoment,
): Promise<BankProposalRecord | undefined> {
  const row: ProposalRow | undefined = await waiting(db, moment).first()
  return row && recordOf(row)
}

/** Locks the slot until the transaction ends. @returns false when it is empty, and not locked */
async function lockSlot(trx: Database): Promise<boolean> {
  return (await trx('bank_proposals').where({ slot }).forUpdate().first('slot')) !== undefined
}

/** {@link findProposal} by its id, locked until the transaction ends. */
export async function lockProposal(
  trx: Database,
  publicId: string,
  moment: ProposalMoment,
): Promise<BankProposalRecord | undefined> {
  // Without the join, which would lock the account, too.
  await lockSlot(trx)
  const proposal = await findProposal(trx, moment)
  return proposal?.publicId === publicId ? proposal : undefined
}

/** A proposal to be stored. */
export type NewProposal = Omit<BankProposalRecord, 'proposedBy' | 'isOfLaterRelease'> & {
  proposedBy: { userId: number }
}

/** Stores a proposal in place of one that waits no more. @returns false when another one waits */
export async function insertProposal(
  trx: Database,
  proposal: NewProposal,
  isDemo: boolean,
): Promise<boolean> {
  const { publicId, bank, seen, proposedBy, at, expiresAt } = proposal
  // Deletes only a row that it has locked before it looked: any other may be a proposal that was made meanwhile.
  if (await lockSlot(trx)) {
    if (await waiting(trx, { now: at, isDemo }).forUpdate().first()) return false
    await trx('bank_proposals').where({ slot }).delete()
  }
  try {
    await trx('bank_proposals').insert({
      slot,
      public_id: publicId,
      content: JSON.stringify(bank),
      seen_version: seen,
      proposed_by: proposedBy.userId,
      proposed_at: at,
      expires_at: expiresAt,
    })
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

/** Removes a proposal that is {@link lockProposal locked}. */
export async function deleteProposal(trx: Database, publicId: string): Promise<void> {
  await trx('bank_proposals').where({ public_id: publicId }).delete()
}

/** Removes the proposal of somebody who is no superadmin any more. */
export async function deleteProposalsOf(trx: Database, userId: number): Promise<void> {
  await trx('bank_proposals').where({ proposed_by: userId }).delete()
}

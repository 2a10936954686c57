import { BankDetailsSchema } from '@store/contract/schemas/managed-settings'
import type { Knex } from 'knex'
import { Compile } from 'typebox/compile'
import { joinUser, userColumns } from '../../accounts/user-query.ts'
import type { Database } from '../../database/database.ts'
import { isDuplicate } from '../../database/transaction.ts'
import type { BankProposalRecord } from './bank-proposal.ts'

interface ProposalRow {
  public_id: string
  content: string
  seen_version: number
  proposed_by: number
  proposed_at: Date
  expires_at: Date
  name: string
}

/** There is one slot, so two changes never wait at once. */
const slot = 1
const bankCheck = Compile(BankDetailsSchema)

function recordOf(row: ProposalRow): BankProposalRecord {
  return {
    publicId: row.public_id,
    bank: bankCheck.Parse(JSON.parse(row.content)),
    seen: row.seen_version,
    proposedBy: { userId: row.proposed_by, name: row.name },
    at: row.proposed_at,
    expiresAt: row.expires_at,
  }
}

function waiting(db: Database, now: Date): Knex.QueryBuilder {
  return db('bank_proposals')
    .modify(joinUser, 'bank_proposals.proposed_by')
    .where('bank_proposals.slot', slot)
    .where('bank_proposals.expires_at', '>', now)
    .where(userColumns.role, 'superadmin')
    .whereNull(userColumns.disabledAt)
    .select('bank_proposals.*', { name: userColumns.name })
}

/** The change that waits: not a lapsed one, nor one of somebody who is no superadmin any more. */
export async function findProposal(
  db: Database,
  now: Date,
): Promise<BankProposalRecord | undefined> {
  const row: ProposalRow | undefined = await waiting(db, now).first()
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
  now: Date,
): Promise<BankProposalRecord | undefined> {
  // Without the join, which would lock the account, too.
  await lockSlot(trx)
  const proposal = await findProposal(trx, now)
  return proposal?.publicId === publicId ? proposal : undefined
}

/** Stores a proposal in place of one that waits no more. @returns false when another one waits */
export async function insertProposal(
  trx: Database,
  proposal: Omit<BankProposalRecord, 'proposedBy'> & { proposedBy: { userId: number } },
): Promise<boolean> {
  const { publicId, bank, seen, proposedBy, at, expiresAt } = proposal
  // Deletes only a row that it has locked before it looked: any other may be a proposal that was made meanwhile.
  if (await lockSlot(trx)) {
    if (await waiting(trx, at).forUpdate().first()) return false
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

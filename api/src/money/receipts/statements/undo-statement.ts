import { type Actor, type Database, forgetLearntColumns } from '../../../base/base.ts'
import { recordAudit } from '../../../support/support.ts'
import { takeTurnsOfPayers } from '../../credit/buyer-credit.ts'
import type { AssigningDependencies } from '../assigning/assign-receipt.ts'
import { takeReceiptsBack } from '../assigning/take-back.ts'
import { findReceiptsOfStatement, lockReceipts } from '../receipt-repository.ts'
import { lockStatement, markUndone, type StatementRecord } from './statement-repository.ts'
import { transferLines } from './transfer-lines.ts'

/**
 * Takes a statement back with everything that was assigned from it, and forgets the columns that it was read by.
 * @returns false when it was undone before
 * @throws ReceiptSharedError (409)
 */
export async function undoStatement(
  dependencies: AssigningDependencies,
  trx: Database,
  { actor, statement, at }: { actor: Actor; statement: StatementRecord; at: Date },
): Promise<boolean> {
  const { id, publicId, fileName, columnsFingerprint: fingerprint, createdAt } = statement
  if (!(await lockStatement(trx, id))) return false
  await transferLines(trx, id)
  const receipts = await lockReceipts(trx, await findReceiptsOfStatement(trx, id))
  await takeTurnsOfPayers(
    trx,
    receipts.map(({ id: receiptId }) => receiptId),
  )
  await takeReceiptsBack(dependencies, trx, { actor, receipts })
  await markUndone(trx, { id, at })
  if (fingerprint) {
    await forgetLearntColumns(trx, { kind: 'statement', fingerprint, until: createdAt })
  }
  await recordAudit(trx, {
    actorId: actor.userId,
    action: 'statement.undone',
    subject: { kind: 'statement', publicId, label: fileName },
    changes: [],
    at,
  })
  return true
}

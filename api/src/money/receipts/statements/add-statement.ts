import { managedTierOf } from '@store/contract/rules/accounts/roles'
import { type Actor, type Database, newPublicId } from '../../../base/base.ts'
import { recordAudit } from '../../../support/support.ts'
import type { BankStatement } from '../../statements/statement.ts'
import { notifyOfReturns } from '../answers/notify-of-returns.ts'
import { insertDebits, insertLines, insertReceiptsOfLines } from './line-repository.ts'
import { insertBankStatement, setKnownCredits } from './statement-repository.ts'
import { insertSums } from './sum-repository.ts'

/** Inserts the statement of one account with a receipt of each credit that no other statement has. @returns its public id */
export async function addStatement(
  trx: Database,
  actor: Actor,
  { content, fileName, at }: { content: BankStatement; fileName: string; at: Date },
): Promise<string> {
  const publicId = newPublicId()
  const tier = managedTierOf(actor.role)
  const statement = { publicId, tier, fileName, content, uploadedBy: actor.userId, at }
  const id = await insertBankStatement(trx, statement)
  const { credits } = content
  const lineIds = await insertLines(trx, id, credits)
  await insertReceiptsOfLines(trx, { credits, lineIds, recordedBy: actor.userId, at })
  await setKnownCredits(trx, id, credits.length - lineIds.size)
  await insertDebits(trx, id, content.debits)
  await insertSums(trx, id, content)
  await notifyOfReturns(trx, { statementId: id, at })
  await recordAudit(trx, {
    actorId: actor.userId,
    action: 'statement.read',
    subject: { kind: 'statement', publicId, label: fileName },
    changes: [{ field: 'payments', from: null, to: String(lineIds.size) }],
    at,
  })
  return publicId
}

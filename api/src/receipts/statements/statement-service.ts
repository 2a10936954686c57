import { managedTierOf } from '@store/contract/rules/accounts/roles'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { defaultListLimit } from '@store/contract/rules/limits'
import type { StatementMapping } from '@store/contract/rules/payments/statement-columns'
import type { StateCounts } from '@store/contract/schemas/payments/receipts'
import type { StatementsQuery } from '@store/contract/schemas/payments/statements'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Actor } from '../../http/actor.ts'
import { scopeOf } from '../../orders/order-scope.ts'
import { newPublicId } from '../../shared/ids.ts'
import { assertNoDayToCome } from '../../statements/reading/assert-days.ts'
import type { ReadStatement } from '../../statements/reading/read-statement.ts'
import { notifyOfReturns } from '../answers/notify-of-returns.ts'
import type { AssigningDependencies } from '../assigning/assign-receipt.ts'
import { takeReceiptsBack } from '../assigning/take-back.ts'
import type { MatchBook } from '../matching/match-book.ts'
import { countStates, isManaged } from '../reading/receipt-view.ts'
import { StatementNotFoundError, StatementUndoneError } from '../receipt-errors.ts'
import { findReceiptsOfStatement, lockReceipts } from '../receipt-repository.ts'
import { insertDebits, insertLines, insertReceiptsOfLines } from './line-repository.ts'
import {
  findStatement,
  insertBankStatement,
  listStatements,
  lockStatement,
  markUndone,
  type StatementRecord,
  setKnownCredits,
} from './statement-repository.ts'
import { transferLines } from './transfer-lines.ts'

/** A file that an admin sends. */
export interface StatementFile {
  bytes: Buffer
  fileName: string
  mapping: StatementMapping | undefined
}

/** Bank statements (ADR 0101). */
export interface StatementService {
  /**
   * Reads a statement and keeps a receipt of each credit that no other statement has, all or none.
   * @returns the statement, and the states of its new receipts
   * @throws HttpError (400, 413, 415) for a file that cannot be read whole
   */
  add(
    actor: Actor,
    file: StatementFile,
  ): Promise<{ statement: StatementRecord; counts: StateCounts }>
  /** A page of the statements that the actor manages, newest first. */
  list(
    actor: Actor,
    query: StatementsQuery,
  ): Promise<{ statements: StatementRecord[]; total: number; next: string | undefined }>
  /**
   * Takes a statement back with everything that was assigned from it, all or nothing. A line that another statement holds too
   * passes to that one, with its money; the others may come again.
   * @throws StatementNotFoundError (404); StatementUndoneError, ReceiptSharedError (409)
   */
  undo(actor: Actor, publicId: string): Promise<StatementRecord>
}

/** Dependencies of statements. */
export interface StatementDependencies extends AssigningDependencies {
  db: Database
  book: MatchBook
  readStatement: ReadStatement
}

export function createStatementService(dependencies: StatementDependencies): StatementService {
  const { db, clock, book, readStatement } = dependencies

  async function find(actor: Actor, publicId: string): Promise<StatementRecord> {
    const statement = await findStatement(db, publicId, managedTierOf(actor.role))
    if (!statement) throw new StatementNotFoundError()
    return statement
  }

  async function countNew(actor: Actor, statementId: number): Promise<StateCounts> {
    const scope = scopeOf(actor)
    const matches = await book.read(true)
    return countStates(
      matches.filter(
        (matched) => matched.receipt.line?.statementId === statementId && isManaged(matched, scope),
      ),
    )
  }

  return {
    async add(actor, { bytes, fileName, mapping }) {
      const content = await readStatement(bytes, { mapping })
      const publicId = newPublicId()
      const at = clock.now()
      assertNoDayToCome(content, indiaDayOf(at))
      const recordedBy = actor.userId
      await inTransaction(db, async (trx) => {
        const tier = managedTierOf(actor.role)
        const statement = { publicId, tier, fileName, content, uploadedBy: actor.userId, at }
        const id = await insertBankStatement(trx, statement)
        const { credits } = content
        const lineIds = await insertLines(trx, id, credits)
        await insertReceiptsOfLines(trx, { credits, lineIds, recordedBy, at })
        await setKnownCredits(trx, id, credits.length - lineIds.size)
        await insertDebits(trx, id, content.debits)
        await notifyOfReturns(trx, { statementId: id, at })
        await recordAudit(trx, {
          actorId: actor.userId,
          action: 'statement.read',
          subject: { kind: 'statement', publicId, label: fileName },
          changes: [{ field: 'payments', from: null, to: String(lineIds.size) }],
          at,
        })
      })
      const statement = await find(actor, publicId)
      return { statement, counts: await countNew(actor, statement.id) }
    },

    async list(actor, { cursor, limit = defaultListLimit }) {
      return listStatements(db, managedTierOf(actor.role), { cursor, limit })
    },

    async undo(actor, publicId) {
      const { id, fileName } = await find(actor, publicId)
      await inTransaction(db, async (trx) => {
        const at = clock.now()
        if (!(await lockStatement(trx, id))) throw new StatementUndoneError()
        await transferLines(trx, id)
        const receipts = await lockReceipts(trx, await findReceiptsOfStatement(trx, id))
        await takeReceiptsBack(dependencies, trx, { actor, receipts })
        await markUndone(trx, { id, at })
        await recordAudit(trx, {
          actorId: actor.userId,
          action: 'statement.undone',
          subject: { kind: 'statement', publicId, label: fileName },
          changes: [],
          at,
        })
      })
      return find(actor, publicId)
    },
  }
}

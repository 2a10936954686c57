import { managedTierOf } from '@store/contract/rules/accounts/roles'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { defaultListLimit } from '@store/contract/rules/limits'
import type { DateOrder, StatementMapping } from '@store/contract/rules/payments/statement-columns'
import type { StateCounts } from '@store/contract/schemas/payments/receipts'
import type { StatementsQuery } from '@store/contract/schemas/payments/statements'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Actor } from '../../http/actor.ts'
import { scopeOf } from '../../orders/order-scope.ts'
import { assertNoDayToCome } from '../../statements/reading/assert-days.ts'
import type { ReadStatements } from '../../statements/reading/read-statements.ts'
import type { AssigningDependencies } from '../assigning/assign-receipt.ts'
import { takeReceiptsBack } from '../assigning/take-back.ts'
import type { MatchBook } from '../matching/match-book.ts'
import { countStates, isManaged } from '../reading/receipt-view.ts'
import { StatementNotFoundError, StatementUndoneError } from '../receipt-errors.ts'
import { findReceiptsOfStatement, lockReceipts } from '../receipt-repository.ts'
import { addStatement } from './add-statement.ts'
import { learnColumns, readByLearntColumns } from './learnt-layouts.ts'
import {
  findStatement,
  listStatements,
  lockStatement,
  markUndone,
  type StatementRecord,
} from './statement-repository.ts'
import { transferLines } from './transfer-lines.ts'

/** A file that an admin sends. */
export interface StatementFile {
  bytes: Buffer
  fileName: string
  mapping: StatementMapping | undefined
  /** What stands first in its dates, as the admin said. */
  dateOrder: DateOrder | undefined
}

/** What became of a file. */
export interface AddedFile {
  statements: [StatementRecord, ...StatementRecord[]]
  /** What of it was left out and why, in sentences. */
  notes: string[]
  counts: StateCounts
  /** The sheets they were found on, where the file has several. */
  sheets: string[]
}

/** Bank statements (ADR 0101). */
export interface StatementService {
  /**
   * Reads a file of statements, one for each account, and keeps a receipt of each credit that no other statement has, all or none.
   * @returns the statements, what of the file was left out, and the states of their new receipts
   * @throws HttpError (400, 413, 415) for a file that cannot be read whole
   */
  add(actor: Actor, file: StatementFile): Promise<AddedFile>
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
  readStatements: ReadStatements
}

export function createStatementService(dependencies: StatementDependencies): StatementService {
  const { db, clock, book } = dependencies

  async function find(actor: Actor, publicId: string): Promise<StatementRecord> {
    const statement = await findStatement(db, publicId, managedTierOf(actor.role))
    if (!statement) throw new StatementNotFoundError()
    return statement
  }

  async function countNew(
    actor: Actor,
    statements: readonly StatementRecord[],
  ): Promise<StateCounts> {
    const ids = new Set(statements.map(({ id }) => id))
    const scope = scopeOf(actor)
    const matches = await book.read(true)
    return countStates(
      matches.filter(
        (matched) => ids.has(matched.receipt.line?.statementId ?? 0) && isManaged(matched, scope),
      ),
    )
  }

  return {
    async add(actor, { bytes, fileName, mapping, dateOrder }) {
      const options = { mapping, dateOrder }
      const { statements: contents, notes } = await readByLearntColumns(
        dependencies,
        bytes,
        options,
      )
      const at = clock.now()
      for (const content of contents) assertNoDayToCome(content, indiaDayOf(at))
      const publicIds = await inTransaction(db, async (trx) => {
        const added: string[] = []
        for (const content of contents) {
          added.push(await addStatement(trx, actor, { content, fileName, at }))
        }
        if (mapping) await learnColumns(trx, contents, { mapping, by: actor.userId, at })
        return added
      })
      const [first, ...others] = publicIds
      const statements: [StatementRecord, ...StatementRecord[]] = [await find(actor, first ?? '')]
      for (const publicId of others) statements.push(await find(actor, publicId))
      const sheets = [...new Set(contents.flatMap((content) => content.sheets))]
      return { statements, notes, counts: await countNew(actor, statements), sheets }
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

import { managedTierOf } from '@store/contract/rules/accounts/roles'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { defaultListLimit } from '@store/contract/rules/limits'
import type { DateOrder, StatementMapping } from '@store/contract/rules/payments/statement-columns'
import type { StateCounts } from '@store/contract/schemas/payments/receipts'
import type { StatementsQuery } from '@store/contract/schemas/payments/statements'
import type { FastifyBaseLogger } from 'fastify'
import { type Actor, type Database, inTransaction, rememberIfPossible } from '../../../base/base.ts'
import { scopeOf } from '../../../ordering/ordering.ts'
import { assertNoDayToCome } from '../../statements/reading/assert-days.ts'
import type { ReadStatements } from '../../statements/reading/read-statements.ts'
import type { AssigningDependencies } from '../assigning/assign-receipt.ts'
import type { MatchBook } from '../matching/match-book.ts'
import { countStates, isManaged } from '../reading/receipt-view.ts'
import { StatementNotFoundError, StatementUndoneError } from '../receipt-errors.ts'
import { addStatement } from './add-statement.ts'
import { learnColumns, readByLearntColumns } from './learnt-layouts.ts'
import { findStatement, listStatements, type StatementRecord } from './statement-repository.ts'
import { undoStatement } from './undo-statement.ts'

/** A file that an admin sends. */
export interface StatementFile {
  bytes: Buffer
  fileName: string
  mapping: StatementMapping | undefined
  /** What stands first in its dates, as the admin said. */
  dateOrder: DateOrder | undefined
  /** The columns are asked for, whatever is remembered. */
  asks: boolean
  /** Public ids of statements of the same file, read by other columns, that this one takes the place of. */
  replaces: readonly string[]
}

/** What became of a file. */
export interface AddedFile {
  statements: [StatementRecord, ...StatementRecord[]]
  /** What of it was left out and why, in sentences. */
  notes: string[]
  counts: StateCounts
  /** The sheets they were found on, where the file has several. */
  sheets: string[]
  /** The columns, where they are remembered ones. */
  remembered: StatementMapping | undefined
}

/** Bank statements (ADR 0101). */
export interface StatementService {
  /**
   * Reads a file of statements, one for each account, and keeps a receipt of each credit that no other statement has, all or none.
   * Statements that it replaces are undone in the same step.
   * @returns the statements, what of the file was left out, and the states of their new receipts
   * @throws HttpError (400, 413, 415) for a file that cannot be read whole; as {@link StatementService.undo} for what it replaces
   */
  add(actor: Actor, file: StatementFile): Promise<AddedFile>
  /** A page of the statements that the actor manages, newest first. */
  list(
    actor: Actor,
    query: StatementsQuery,
  ): Promise<{ statements: StatementRecord[]; total: number; next: string | undefined }>
  /**
   * Takes a statement back with everything that was assigned from it, all or nothing. A line that another statement holds too
   * passes to that one, with its money; the others may come again. The columns that it was read by are asked for again, unless
   * somebody chose others since.
   * @throws StatementNotFoundError (404); StatementUndoneError, ReceiptSharedError (409)
   */
  undo(actor: Actor, publicId: string): Promise<StatementRecord>
}

/** Dependencies of statements. */
export interface StatementDependencies extends AssigningDependencies {
  db: Database
  log: Pick<FastifyBaseLogger, 'error'>
  book: MatchBook
  readStatements: ReadStatements
}

export function createStatementService(dependencies: StatementDependencies): StatementService {
  const { db, clock, log, book } = dependencies

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
    async add(actor, { bytes, fileName, mapping, dateOrder, asks, replaces }) {
      const replaced: StatementRecord[] = []
      for (const publicId of replaces) replaced.push(await find(actor, publicId))
      const options = { mapping, dateOrder, asks }
      const {
        statements: contents,
        notes,
        remembered,
      } = await readByLearntColumns(dependencies, bytes, options)
      const at = clock.now()
      for (const content of contents) assertNoDayToCome(content, indiaDayOf(at))
      const publicIds = await inTransaction(db, async (trx) => {
        for (const statement of replaced) {
          await undoStatement(dependencies, trx, { actor, statement, at })
        }
        const added: string[] = []
        for (const content of contents) {
          added.push(await addStatement(trx, actor, { content, fileName, at }))
        }
        return added
      })
      if (mapping) {
        await rememberIfPossible(log, async () =>
          learnColumns(db, contents, { mapping, by: actor.userId, at }),
        )
      }
      const [first, ...others] = publicIds
      const statements: [StatementRecord, ...StatementRecord[]] = [await find(actor, first ?? '')]
      for (const publicId of others) statements.push(await find(actor, publicId))
      const sheets = [...new Set(contents.flatMap((content) => content.sheets))]
      return { statements, notes, counts: await countNew(actor, statements), sheets, remembered }
    },

    async list(actor, { cursor, limit = defaultListLimit }) {
      return listStatements(db, managedTierOf(actor.role), { cursor, limit })
    },

    async undo(actor, publicId) {
      const statement = await find(actor, publicId)
      await inTransaction(db, async (trx) => {
        const undone = await undoStatement(dependencies, trx, { actor, statement, at: clock.now() })
        if (!undone) throw new StatementUndoneError()
      })
      return find(actor, publicId)
    },
  }
}

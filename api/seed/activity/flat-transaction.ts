import type { BatchExecutor } from '../../src/base/database/batch-executor.ts'
import type { Database } from '../../src/base/database/database.ts'
import {
  emptyResult,
  type Statement,
  type StatementResult,
} from '../../src/base/database/statement.ts'

/** A transaction whose nested transactions are simply parts of it: savepoints would be a third of all statements. */
export function withoutSavepoints(trx: Database): Database {
  const flat: Database = new Proxy(trx, {
    get: (target, key) =>
      key === 'transaction'
        ? (work: (nested: Database) => Promise<unknown>) => work(flat)
        : Reflect.get(target, key, target),
  })
  return flat
}

/**
 * Executes statements in one round trip.
 * @param trx of a connection that allows several statements per query
 * @returns their results, in order
 */
export async function executeTogether(
  trx: Database,
  statements: readonly Statement[],
): Promise<StatementResult[]> {
  const sql = statements.map((statement) => statement.sql).join(';\n')
  const values = statements.flatMap((statement) => statement.values)
  const [results]: (StatementResult | StatementResult[])[] = await trx.raw(sql, values)
  // Of a single statement it is not a list.
  return [results ?? []].flat()
}

/** Executes the batches of new orders as a part of a transaction. */
export function batchesWithin(trx: Database): Pick<BatchExecutor, 'executeBatch'> {
  return {
    async executeBatch(statements, accept) {
      const results = await executeTogether(trx, statements)
      return accept(
        (statement) => results[statements.indexOf(statement)] ?? emptyResult,
        () => [],
      )
    },
  }
}

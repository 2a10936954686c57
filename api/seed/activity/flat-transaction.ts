import type { BatchExecutor } from '../../src/database/batch-executor.ts'
import type { Database } from '../../src/database/database.ts'
import {
  emptyResult,
  executeStatement,
  type Statement,
  type StatementResult,
} from '../../src/database/statement.ts'

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

/** Executes the batches of new orders as a part of a transaction. */
export function batchesWithin(trx: Database): Pick<BatchExecutor, 'executeBatch'> {
  return {
    async executeBatch(statements, accept) {
      const results = new Map<Statement, StatementResult>()
      for (const statement of statements) {
        results.set(statement, await executeStatement(trx, statement))
      }
      return accept((statement) => results.get(statement) ?? emptyResult)
    },
  }
}

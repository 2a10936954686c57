import type { Pool } from 'mysql2/promise'
import { idAt } from '../load/public-id.ts'
import {
  renderStatement,
  type StatementParameters,
  type StatementScript,
} from './order-statements.ts'

/** `singly`: one round trip per statement. `together`: the same batches as the API. */
export type Sending = 'singly' | 'together'

function valuesOf(script: StatementScript, names: StatementParameters): Map<string, string> {
  return new Map([
    ['user', String(names.userId)],
    ['session', names.sessionId],
    ['key', names.key],
    ...names.productIds.map((id, index) => [`product ${index}`, String(id)] as const),
    ...names.cartLineIds.map((id, index) => [`cart line ${index}`, String(id)] as const),
    ...script.generatedIds.map((id) => [id, idAt(Date.now(), Math.random)] as const),
  ])
}

/** A function that only sends the statements of one order: the ceiling for the API. */
export function replayWith(
  pool: Pool,
  script: StatementScript,
  sending: Sending,
): (names: StatementParameters) => Promise<void> {
  const transaction =
    sending === 'singly' ? script.transaction.flat().map((one) => [one]) : script.transaction
  return async (names) => {
    const values = valuesOf(script, names)
    for (const template of script.before) await pool.query(renderStatement(template, values))
    const connection = await pool.getConnection()
    try {
      for (const sent of transaction) {
        await connection.query(sent.map((template) => renderStatement(template, values)).join(';'))
      }
    } finally {
      connection.release()
    }
    for (const template of script.after) await pool.query(renderStatement(template, values))
  }
}

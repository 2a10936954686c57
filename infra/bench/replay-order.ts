import type { Pool } from 'mysql2/promise'
import { fillIn, type OrderNames, type OrderScript } from './order-statements.ts'
import { idAt } from './public-id.ts'

/** `singly`: a round trip a statement. `together`: what the API sent at once is sent at once. */
export type Sending = 'singly' | 'together'

function valuesOf(script: OrderScript, names: OrderNames): Map<string, string> {
  return new Map([
    ['user', String(names.userId)],
    ['session', names.sessionId],
    ['key', names.key],
    ...names.productIds.map((id, index) => [`product ${index}`, String(id)] as const),
    ...names.cartLineIds.map((id, index) => [`cart line ${index}`, String(id)] as const),
    ...script.madeIds.map((id) => [id, idAt(Date.now(), Math.random)] as const),
  ])
}

/** Makes what sends the statements of one order, and nothing else: the ceiling of what the API can do. */
export function replayWith(
  pool: Pool,
  script: OrderScript,
  sending: Sending,
): (names: OrderNames) => Promise<void> {
  const transaction =
    sending === 'singly' ? script.transaction.flat().map((one) => [one]) : script.transaction
  return async (names) => {
    const values = valuesOf(script, names)
    for (const template of script.before) await pool.query(fillIn(template, values))
    const connection = await pool.getConnection()
    try {
      for (const sent of transaction) {
        await connection.query(sent.map((template) => fillIn(template, values)).join(';'))
      }
    } finally {
      connection.release()
    }
    for (const template of script.after) await pool.query(fillIn(template, values))
  }
}

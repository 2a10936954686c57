import type { ResultSetHeader } from 'mysql2'
import type { Pool } from 'mysql2/promise'
import { fillIn, namedBy, type OrderNames, type OrderScript } from './order-statements.ts'
import { idAt } from './public-id.ts'

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

/** Sends the statements of one order, and nothing else: the ceiling of what the API can do. */
export async function replayOrder(
  pool: Pool,
  script: OrderScript,
  names: OrderNames,
): Promise<void> {
  const values = valuesOf(script, names)
  for (const template of script.before) await pool.query(fillIn(template, values))
  const connection = await pool.getConnection()
  try {
    for (const template of script.transaction) {
      const sql = fillIn(template, values)
      const [result] = await connection.query<ResultSetHeader>(sql)
      const name = namedBy(sql)
      if (name) values.set(name, String(result.insertId))
    }
  } finally {
    connection.release()
  }
  for (const template of script.after) await pool.query(fillIn(template, values))
}

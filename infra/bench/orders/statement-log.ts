import type { RowDataPacket } from 'mysql2'
import type { Pool } from 'mysql2/promise'

type LogRow = RowDataPacket & { thread_id: number; argument: Buffer | string }

/** A statement as received by the server. */
export type LoggedStatement = { thread: number; sql: string }

/** Logs all statements while `work` runs. Needs a user with permission to set global variables. */
export async function logStatements(
  pool: Pool,
  work: () => Promise<void>,
): Promise<LoggedStatement[]> {
  await pool.query("SET GLOBAL log_output = 'TABLE'")
  await pool.query('TRUNCATE mysql.general_log')
  await pool.query('SET GLOBAL general_log = ON')
  try {
    await work()
  } finally {
    await pool.query('SET GLOBAL general_log = OFF')
  }
  const [rows] = await pool.query<LogRow[]>(
    "SELECT thread_id, argument FROM mysql.general_log WHERE command_type = 'Query'",
  )
  return rows.map(({ thread_id, argument }) => ({ thread: thread_id, sql: String(argument) }))
}

import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'

/**
 * Copies all tables with their rows into a new schema on the same server. Much faster than migrating and seeding again.
 * @param url of the schema to copy; its user may create schemas
 * @param name of the new schema; an existing one is replaced
 * @returns the address of the new schema
 */
export async function copySchema(url: string, name: string): Promise<string> {
  const source = new URL(url)
  const copy = new URL(url)
  copy.pathname = `/${name}`
  const connection = await createConnection(url)
  try {
    await connection.query('DROP DATABASE IF EXISTS ??', [name])
    await connection.query('CREATE DATABASE ?? CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci', [
      name,
    ])
    await copyTables(connection, source.pathname.slice(1), name)
  } finally {
    await connection.end()
  }
  return copy.href
}

async function copyTables(connection: Connection, from: string, to: string): Promise<void> {
  // Tables are copied one by one, not in the order of their references.
  await connection.query('SET foreign_key_checks = 0')
  await connection.query('USE ??', [to])
  for (const table of await tablesOf(connection, from)) {
    const [[created]] = await connection.query<RowDataPacket[]>('SHOW CREATE TABLE ??.??', [
      from,
      table,
    ])
    await connection.query(String(created?.['Create Table']))
    const columns = await storedColumnsOf(connection, { schema: from, table })
    await connection.query('INSERT INTO ?? (??) SELECT ?? FROM ??.??', [
      table,
      columns,
      columns,
      from,
      table,
    ])
  }
}

/** The columns of a table but those that the database computes, which cannot be written. */
async function storedColumnsOf(
  connection: Connection,
  { schema, table }: { schema: string; table: string },
): Promise<string[]> {
  const [rows] = await connection.query<RowDataPacket[]>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = ? AND table_name = ? AND extra NOT LIKE '%GENERATED%'`,
    [schema, table],
  )
  return rows.map(({ name }) => String(name))
}

async function tablesOf(connection: Connection, schema: string): Promise<string[]> {
  const [rows] = await connection.query<RowDataPacket[]>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ? AND table_type = 'BASE TABLE'",
    [schema],
  )
  return rows.map(({ name }) => String(name))
}

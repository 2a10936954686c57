import type { Knex } from 'knex'

/**
 * Joins the file whose internal key a column contains, if any: `.modify(leftJoinFile, 'proof',
 * 'orders.proof_file_id')`.
 * @param alias its name in the statement; `public_id`, `media_type` and `sha256` are for other features
 */
export function leftJoinFile(query: Knex.QueryBuilder, alias: string, column: string): void {
  void query.leftJoin({ [alias]: 'files' }, `${alias}.id`, column)
}

/** Joins all files with the contents of a joined file: `.modify(joinSameFiles, 'same', 'proof')`. */
export function joinSameFiles(query: Knex.QueryBuilder, alias: string, file: string): void {
  void query.join({ [alias]: 'files' }, `${alias}.sha256`, `${file}.sha256`)
}

/** {@link leftJoinFile} without the rows that have no file. */
export function joinFile(query: Knex.QueryBuilder, alias: string, column: string): void {
  void query.join({ [alias]: 'files' }, `${alias}.id`, column)
}

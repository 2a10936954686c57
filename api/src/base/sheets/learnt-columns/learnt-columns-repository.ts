import type { Database } from '../../database/database.ts'

/** Which answer: of which files, whose, and by the headings that were asked about. */
export interface LearntColumnsKey {
  kind: string
  /** The account of a buyer; 0 for all admins together. */
  ownerId: number
  fingerprint: string
}

const rowOf = ({ kind, ownerId, fingerprint }: LearntColumnsKey) => ({
  kind,
  owner_id: ownerId,
  fingerprint,
})

/** The JSON of the positions; undefined when nobody has answered. */
export async function findPositions(
  db: Database,
  key: LearntColumnsKey,
): Promise<string | undefined> {
  const row: { positions: string } | undefined = await db('learnt_columns')
    .where(rowOf(key))
    .first('positions')
  return row?.positions
}

/** Stores an answer in place of the former one. */
export async function upsertPositions(
  db: Database,
  answer: LearntColumnsKey & { positions: string; by: number; at: Date },
): Promise<void> {
  await db('learnt_columns')
    .insert({
      ...rowOf(answer),
      positions: answer.positions,
      learnt_by: answer.by,
      learnt_at: answer.at,
    })
    .onConflict(['kind', 'owner_id', 'fingerprint'])
    .merge()
}

/** Deletes an answer that is not newer. */
export async function deletePositions(
  db: Database,
  { until, ...key }: LearntColumnsKey & { until: Date },
): Promise<void> {
  await db('learnt_columns').where(rowOf(key)).where('learnt_at', '<=', until).delete()
}

/** Deletes all but the newest answers of an owner. */
export async function deleteOldPositions(
  db: Database,
  { kind, ownerId, kept }: Pick<LearntColumnsKey, 'kind' | 'ownerId'> & { kept: number },
): Promise<void> {
  const ofOwner = { kind, owner_id: ownerId }
  const [{ count } = { count: 0 }]: { count: number }[] = await db('learnt_columns')
    .where(ofOwner)
    .count({ count: '*' })
  if (count <= kept) return
  // Knex takes neither order nor limit of a deletion.
  await db.raw(
    'DELETE FROM learnt_columns WHERE kind = ? AND owner_id = ? ORDER BY learnt_at, id LIMIT ?',
    [kind, ownerId, count - kept],
  )
}

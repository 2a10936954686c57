import type { Database } from '../../base/base.ts'
import type { StoredSynonym } from './synonym.ts'
import { type SynonymRow, synonymOf } from './synonym-query.ts'

function valuesOf(db: Database, { term, replacements }: Omit<StoredSynonym, 'publicId'>) {
  // By the database's clock, which all instances compare.
  const updated_at = db.raw('CURRENT_TIMESTAMP(6)')
  return { term, replacements: JSON.stringify(replacements), updated_at }
}

/** A page of the synonyms, by term. */
export async function findSynonyms(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<StoredSynonym[]> {
  const rows: SynonymRow[] = await db('search_synonyms')
    .select('public_id', 'term', 'replacements')
    .orderBy('term')
    .offset(offset)
    .limit(limit)
  return rows.map(synonymOf)
}

/** Number of synonyms. */
export async function countSynonyms(db: Database): Promise<number> {
  const [row]: { total: number }[] = await db('search_synonyms').count({ total: '*' })
  return Number(row?.total)
}

/** A synonym, locked until the transaction ends. */
export async function lockSynonym(
  trx: Database,
  publicId: string,
): Promise<StoredSynonym | undefined> {
  const row: SynonymRow | undefined = await trx('search_synonyms')
    .where('public_id', publicId)
    .select('public_id', 'term', 'replacements')
    .forUpdate()
    .first()
  return row && synonymOf(row)
}

/** Stores a new synonym. @throws a duplicate error when the term has one */
export async function insertSynonym(trx: Database, synonym: StoredSynonym): Promise<void> {
  await trx('search_synonyms').insert({
    public_id: synonym.publicId,
    ...valuesOf(trx, synonym),
  })
}

/** Overwrites a synonym. @throws a duplicate error when the term has another one */
export async function updateSynonym(trx: Database, synonym: StoredSynonym): Promise<void> {
  await trx('search_synonyms').where('public_id', synonym.publicId).update(valuesOf(trx, synonym))
}

/** Deletes a synonym. */
export async function deleteSynonym(trx: Database, publicId: string): Promise<void> {
  await trx('search_synonyms').where('public_id', publicId).delete()
}

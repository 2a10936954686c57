import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Database } from '../../base/base.ts'
import type { StoredSynonym } from './synonym.ts'

const replacementsCheck = Compile(Type.Array(Type.String()))

/** A row of `search_synonyms`. */
export interface SynonymRow {
  public_id: string
  term: string
  /** JSON. */
  replacements: string
}

/** Reads a row. */
export function synonymOf(row: SynonymRow): StoredSynonym {
  const replacements = replacementsCheck.Parse(JSON.parse(row.replacements))
  return { publicId: row.public_id, term: row.term, replacements }
}

/** All synonyms, for the search. */
export async function findAllSynonyms(db: Database): Promise<StoredSynonym[]> {
  const rows: SynonymRow[] = await db('search_synonyms').select('public_id', 'term', 'replacements')
  return rows.map(synonymOf)
}

/** A text that differs after every change of the synonyms. */
export async function readSynonymsVersion(db: Database): Promise<string> {
  const [row]: { rows: number; last: string | null }[] = await db('search_synonyms')
    .count({ rows: '*' })
    .select({ last: db.raw('CAST(MAX(updated_at) AS CHAR)') })
  return `${row?.rows} ${row?.last}`
}

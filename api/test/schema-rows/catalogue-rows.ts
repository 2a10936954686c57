import { at, idOf, later, type SampleRow } from '../factories/sample-row.ts'

// Sample rows of the tables of the catalogue: reviews, imports and search, one function per migration.

export const catalogueRows = (n: number): SampleRow[] => [
  {
    table: 'imports',
    row: {
      id: n,
      public_id: idOf('i', n),
      file_name: 'products.xlsx',
      created_products: 1,
      created_by: n,
      created_at: at,
    },
  },
  { table: 'import_rows', row: { import_id: n, product_id: n, version_after: 1 } },
  { table: 'import_turns', row: { id: n, turn: 3 } },
  {
    table: 'reviews',
    row: {
      public_id: idOf('r', n),
      product_id: n,
      user_id: n,
      rating: 5,
      comment: 'Prints well.',
      created_at: at,
    },
  },
]

export const importJobRows = (n: number): SampleRow[] => [
  {
    table: 'import_jobs',
    row: { id: n, state: 'staging', created_by: n, created_at: at },
  },
  { table: 'import_batches', row: { job_id: n, position: 1, content: '{}' } },
  { table: 'import_lock', row: { id: n, expires_at: later } },
]

export const rejectedRowRows = (n: number): SampleRow[] => [
  { table: 'import_rejected_rows', row: { id: n, import_id: n, content: '{}' } },
]

export const learntColumnRows = (n: number): SampleRow[] => [
  {
    table: 'learnt_columns',
    row: {
      ...{ id: n, kind: 'quantities', owner_id: n, fingerprint: String(n).repeat(64) },
      ...{ positions: '{"modelNo":1,"quantity":3}', learnt_by: n, learnt_at: at },
    },
  },
]

export const synonymRows = (n: number): SampleRow[] => [
  {
    table: 'search_synonyms',
    row: { public_id: idOf('y', n), term: `word ${n}`, replacements: '["ink"]' },
  },
]

export const missedSearchRows = (n: number): SampleRow[] => [
  {
    table: 'missed_searches',
    row: { words: `word ${n}`, searches: n, is_near: 0, last_at: at },
  },
]

export const stockAlertRows = (n: number): SampleRow[] => [
  { table: 'stock_alerts', row: { product_id: n, user_id: n, created_at: later } },
]

export const productFitRows = (n: number): SampleRow[] => [
  { table: 'product_fits', row: { product_id: n, model_key: `hll2321d${n}` } },
]

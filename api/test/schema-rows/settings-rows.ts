import { at, idOf, later, type SampleRow } from '../factories/sample-row.ts'

// Sample rows of the tables of the settings.

export const settingsRows = (n: number): SampleRow[] => [
  {
    table: 'settings',
    row: { section: `terms-${n}`, content: '{}', version: 1, updated_by: n, updated_at: at },
  },
  {
    table: 'bank_proposals',
    row: {
      slot: n,
      public_id: idOf('b', n),
      content: '{}',
      seen_version: 0,
      proposed_by: n,
      proposed_at: at,
      expires_at: later,
    },
  },
]

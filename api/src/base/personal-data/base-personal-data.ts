import { type PersonalData, withheldFor } from './personal-table.ts'

/** What this domain stores about people. */
export const basePersonalData: PersonalData = {
  tables: [
    {
      table: 'files',
      title: 'Files that you sent',
      rows: (query, { userId }) => void query.where({ created_by: userId, kind: 'payment-proof' }),
      exported: ['kind', 'media_type', 'original_name', 'bytes', 'created_at'],
      withheld: {
        id: withheldFor.key,
        public_id: withheldFor.key,
        sha256: withheldFor.internal,
        created_by: withheldFor.key,
      },
      closing: 'delete',
    },
    {
      table: 'learnt_columns',
      title: 'Columns of your files',
      rows: (query, { userId }) => void query.where({ learnt_by: userId, owner_id: userId }),
      exported: ['kind', 'positions', 'learnt_at'],
      withheld: {
        id: withheldFor.key,
        owner_id: withheldFor.key,
        fingerprint: withheldFor.internal,
        learnt_by: withheldFor.key,
      },
      closing: 'delete',
    },
  ],
  impersonal: {},
}

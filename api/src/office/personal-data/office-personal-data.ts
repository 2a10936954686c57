import { keptFor, type PersonalData, rowsBy, withheldFor } from '../../base/base.ts'

/** What this domain stores about people. */
export const officePersonalData: PersonalData = {
  tables: [
    {
      table: 'contact_replies',
      title: 'Our answers to your messages',
      rows: (query, { confirmedEmail = '' }) =>
        void query.whereIn('contact_id', (messages) => {
          void messages.select('id').from('contact_messages').where('email', confirmedEmail)
        }),
      exported: ['message', 'created_at'],
      withheld: {
        id: withheldFor.key,
        public_id: withheldFor.key,
        contact_id: withheldFor.key,
        actor_id: withheldFor.staff,
      },
      closing: 'delete',
    },
    {
      table: 'contact_replies',
      title: 'Messages that you answered',
      rows: rowsBy('actor_id'),
      exported: ['created_at'],
      withheld: {
        id: withheldFor.key,
        public_id: withheldFor.key,
        contact_id: withheldFor.key,
        actor_id: withheldFor.key,
        message: 'to somebody else',
      },
      closing: { keeps: keptFor.staff },
    },
    {
      table: 'contact_messages',
      title: 'Your messages',
      rows: (query, { confirmedEmail = '' }) => void query.where('email', confirmedEmail),
      exported: ['name', 'email', 'subject', 'message', 'state', 'created_at'],
      withheld: { id: withheldFor.key, public_id: withheldFor.key },
      closing: 'delete',
    },
    {
      table: 'bank_proposals',
      title: 'Bank details that you proposed',
      rows: rowsBy('proposed_by'),
      exported: ['proposed_at', 'expires_at'],
      withheld: {
        slot: withheldFor.internal,
        public_id: withheldFor.key,
        content: 'of the store',
        seen_version: withheldFor.internal,
        proposed_by: withheldFor.key,
      },
      closing: { keeps: keptFor.staff },
    },
    // Before the downloads: one that is being stored waits for it, or is there to be deleted.
    {
      table: 'data_requests',
      title: 'What you asked about your data',
      rows: rowsBy('user_id'),
      exported: ['kind', 'asked_at', 'due_at', 'done_at', 'withdrawn_at', 'wish', 'answer'],
      withheld: {
        id: withheldFor.key,
        public_id: withheldFor.key,
        user_id: withheldFor.key,
        open_key: withheldFor.internal,
        claimed_until: withheldFor.internal,
        entered_by: withheldFor.staff,
        answered_by: withheldFor.staff,
      },
      closing: {
        keeps: 'DPDP Act s. 12: shows that the request was answered',
        // What is open ends with the account; no download of it is made any more.
        changes: (db, at) => ({
          wish: null,
          answer: null,
          done_at: db.raw('IF(withdrawn_at IS NULL, COALESCE(done_at, ?), done_at)', [at]),
          open_key: null,
        }),
      },
    },
    {
      table: 'data_requests',
      title: 'Requests of others that you entered or answered',
      rows: (query, { userId }) =>
        void query.where(
          (any) => void any.where('entered_by', userId).orWhere('answered_by', userId),
        ),
      exported: ['kind', 'asked_at', 'due_at', 'done_at'],
      withheld: {
        id: withheldFor.key,
        public_id: withheldFor.key,
        user_id: 'somebody else',
        withdrawn_at: 'of somebody else',
        wish: 'of somebody else',
        answer: 'of somebody else',
        open_key: withheldFor.internal,
        claimed_until: withheldFor.internal,
        entered_by: withheldFor.key,
        answered_by: withheldFor.key,
      },
      closing: { keeps: keptFor.staff },
    },
    {
      table: 'data_archives',
      title: 'Your download',
      rows: (query, { userId }) =>
        void query.whereIn('request_id', (requests) => {
          void requests.select('id').from('data_requests').where('user_id', userId)
        }),
      exported: ['made_at', 'expires_at'],
      withheld: { request_id: withheldFor.key, content: 'would hold itself' },
      closing: 'delete',
    },
  ],
  impersonal: {},
}

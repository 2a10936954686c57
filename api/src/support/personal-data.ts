import { closedName, keptFor, type PersonalData, rowsBy, withheldFor } from '../base/base.ts'
import { notificationPersonalTables } from './notifications/notification-personal-tables.ts'

/** What this domain stores about people. */
export const supportPersonalData: PersonalData = {
  tables: [
    {
      table: 'mails',
      title: 'Emails on their way to you',
      rows: (query, { confirmedEmail = '' }) => void query.where('recipient', confirmedEmail),
      exported: ['subject', 'due_at'],
      withheld: {
        id: withheldFor.key,
        public_id: withheldFor.key,
        recipient: 'the address of the account',
        sealed_text: withheldFor.secret,
        encrypted_content: withheldFor.secret,
        attempts: withheldFor.internal,
        claim: withheldFor.internal,
        useless_at: withheldFor.internal,
      },
      closing: 'delete',
    },
    ...notificationPersonalTables,
    {
      table: 'muted_mails',
      title: 'Emails that you turned off',
      rows: rowsBy('user_id'),
      exported: ['kind'],
      withheld: { user_id: withheldFor.key },
      closing: 'delete',
    },
    {
      table: 'events',
      title: 'Changes sent to your screens in the last hour',
      rows: rowsBy('user_id'),
      exported: ['topic', 'subject_id', 'created_at'],
      withheld: {
        id: withheldFor.key,
        audience: withheldFor.internal,
        user_id: withheldFor.key,
      },
      closing: 'delete',
    },
    {
      table: 'audit_entries',
      title: 'Changes of your account, your orders and your messages',
      rows: (query, { subjectIds }) => void query.whereIn('subject_id', [...subjectIds]),
      exported: ['action', 'subject_kind', 'subject_id', 'subject_label', 'changes', 'created_at'],
      withheld: {
        id: withheldFor.key,
        public_id: withheldFor.key,
        actor_id: withheldFor.staff,
      },
      closing: {
        keeps: keptFor.audit,
        changes: (db) => ({
          subject_label: closedName,
          // Of orders states change, of ledgers sums; the other changes may name the person.
          changes: db.raw(
            "IF(subject_kind = 'ledger' OR action LIKE 'order.%-changed', changes, '[]')",
          ),
        }),
      },
    },
    {
      table: 'audit_entries',
      title: 'Changes that you made',
      rows: (query, { userId, subjectIds }) =>
        void query.where('actor_id', userId).whereNotIn('subject_id', [...subjectIds]),
      exported: ['action', 'subject_kind', 'subject_id', 'created_at'],
      withheld: {
        id: withheldFor.key,
        public_id: withheldFor.key,
        actor_id: withheldFor.key,
        subject_label: 'may name somebody else',
        changes: 'may name somebody else',
      },
      closing: { keeps: keptFor.audit },
    },
    {
      table: 'settings',
      title: 'Settings that you changed last',
      rows: rowsBy('updated_by'),
      exported: ['section', 'updated_at'],
      withheld: {
        content: 'of the store',
        version: withheldFor.internal,
        updated_by: withheldFor.key,
      },
      closing: { keeps: keptFor.staff },
    },
  ],
  impersonal: { event_tickets: 'names a session, for 30 seconds' },
}

import type { Knex } from 'knex'
import { keptFor, type Person, type PersonalTable, rowsBy, withheldFor } from '../../base/base.ts'

/** Notices to a person, and those about its account and orders to who works here. */
function aboutPerson(query: Knex.QueryBuilder, { userId, publicId, subjectIds }: Person): void {
  void query.where((any) => {
    void any
      .where('notifications.user_id', userId)
      .orWhere('account_public_id', publicId)
      .orWhereIn('order_public_id', [...subjectIds])
  })
}

/** Notices to people and about them: who has read one before the notice that this refers to. */
export const notificationPersonalTables: readonly PersonalTable[] = [
  {
    table: 'notification_marks',
    title: 'Notifications that you read or dismissed',
    rows: rowsBy('user_id'),
    exported: ['read_at', 'dismissed_at'],
    withheld: { user_id: withheldFor.key, notification_id: withheldFor.key },
    closing: 'delete',
  },
  {
    // Before the notices themselves: the marks refer to them.
    table: 'notification_marks',
    title: 'Who has read notices about you',
    rows: (query, person) =>
      void query.whereNot('user_id', person.userId).whereIn('notification_id', (notices) => {
        void notices.select('id').from('notifications').modify(aboutPerson, person)
      }),
    exported: ['read_at'],
    withheld: {
      user_id: withheldFor.staff,
      notification_id: withheldFor.key,
      dismissed_at: withheldFor.staff,
    },
    closing: 'delete',
  },
  {
    table: 'notifications',
    title: 'Notifications to you, and about you to those who work here',
    rows: (query, person) => void query.modify(aboutPerson, person),
    exported: ['title', 'message', 'order_public_id', 'product_public_id', 'created_at'],
    withheld: {
      id: withheldFor.key,
      public_id: withheldFor.key,
      audience: withheldFor.internal,
      created_by: withheldFor.staff,
      withdrawn_at: withheldFor.internal,
      user_id: withheldFor.key,
      account_public_id: withheldFor.key,
    },
    closing: 'delete',
  },
  {
    table: 'notifications',
    title: 'Notices that you sent',
    rows: rowsBy('created_by'),
    exported: ['title', 'message', 'audience', 'created_at', 'withdrawn_at'],
    withheld: {
      id: withheldFor.key,
      public_id: withheldFor.key,
      created_by: withheldFor.key,
      user_id: withheldFor.internal,
      order_public_id: withheldFor.internal,
      product_public_id: withheldFor.internal,
      account_public_id: withheldFor.internal,
    },
    closing: { keeps: keptFor.staff },
  },
]

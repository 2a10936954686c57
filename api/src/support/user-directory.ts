import type { Language } from '@store/contract/rules/language/languages'
import type { Knex } from 'knex'
import type { Database } from '../base/base.ts'
import type { MailPart } from './mail/mail-part.ts'

/** How a statement joins the account whose internal key one of its columns contains. */
export interface UserJoin {
  /** `db('audit_entries').modify(joinUser, 'audit_entries.actor_id')` */
  joinUser(query: Knex.QueryBuilder, column: string): void
  /** Columns of the joined account. */
  userColumns: Readonly<Record<'publicId' | 'name' | 'email' | 'role' | 'disabledAt', string>>
}

/** What a mail to an account has to know of it. */
export interface MailRecipient {
  publicId: string
  isDisabled: boolean
  /** Somebody who owns the account has received a mail at the address, or an operator has typed it. */
  isConfirmed: boolean
  language: Language
}

/** What support asks about accounts. Their domain is above this one, and implements it. */
export interface UserDirectory extends UserJoin {
  /** The internal key of an account. @returns nothing for an unknown one */
  findUserId(db: Database, publicId: string): Promise<number | undefined>
  /** From when on notifications are news to an account. @throws Error for an unknown account */
  findNewsStart(db: Database, userId: number): Promise<Date>
  /** Number of accounts that may log in, by role. */
  countLiveUsersByRole(db: Database): Promise<Map<string, number>>
  /** The accounts with these e-mail addresses, by their address; an address without an account is absent. */
  findRecipients(db: Database, emails: readonly string[]): Promise<Map<string, MailRecipient>>
  /** What a mail adds that leaves something out, because nobody has confirmed its address; nothing when mails have no links. */
  confirmationHintOf(account: { publicId: string; email: string }): MailPart[]
}

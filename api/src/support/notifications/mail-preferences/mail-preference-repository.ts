import type { MailKind } from '@store/contract/rules/accounts/mails/mail-kinds'
import type { Database } from '../../../base/base.ts'

/** The kinds of mails that a user has turned off. */
export async function findMutedKinds(db: Database, userId: number): Promise<MailKind[]> {
  return db('muted_mails').where('user_id', userId).pluck('kind')
}

/** Turns a kind of mails on or off for a user; repeating it changes nothing. */
export async function setMailPreference(
  db: Database,
  { userId, kind, mail }: { userId: number; kind: MailKind; mail: boolean },
): Promise<void> {
  const row = { user_id: userId, kind }
  if (mail) await db('muted_mails').where(row).delete()
  else await db('muted_mails').insert(row).onConflict(['user_id', 'kind']).ignore()
}

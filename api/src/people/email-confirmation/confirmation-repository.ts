import type { Database } from '../../base/base.ts'

/** The e-mail address of an account by its public id. */
export async function findEmailByPublicId(
  db: Database,
  publicId: string,
): Promise<string | undefined> {
  const row: { email: string } | undefined = await db('users')
    .where({ public_id: publicId })
    .first('email')
  return row?.email
}

/**
 * Confirms an address, in one statement: not the one that the account may have been given meanwhile.
 * @returns false when it was confirmed before
 */
export async function confirmEmail(
  db: Database,
  { publicId, email, at }: { publicId: string; email: string; at: Date },
): Promise<boolean> {
  const changed = await db('users')
    .where({ public_id: publicId, email, is_email_unconfirmed: 1 })
    .update({ is_email_unconfirmed: 0, updated_at: at })
  return changed === 1
}

import { type Database, isDuplicate } from '../../base/base.ts'
import { emailTakenError } from '../accounts/account-errors.ts'

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

/** A new address for an account that has the former one. */
export interface AddressChange {
  publicId: string
  email: string
  newEmail: string
  at: Date
}

/**
 * Gives an account a new address, which its owner has just proved, unless it has another one by now. Codes that were mailed to
 * the former address end.
 * @param trx a transaction, to whose end the account is locked
 * @returns its internal key; undefined when the account has another address
 * @throws HttpError (409) when another account has the new address
 */
export async function replaceEmail(
  trx: Database,
  change: AddressChange,
): Promise<number | undefined> {
  const { publicId, email, newEmail, at } = change
  const row: { id: number } | undefined = await trx('users')
    .where({ public_id: publicId, email })
    .forUpdate()
    .first('id')
  if (!row) return undefined
  try {
    await trx('users')
      .where({ id: row.id })
      .update({ email: newEmail, is_email_unconfirmed: 0, updated_at: at })
  } catch (error) {
    throw isDuplicate(error) ? emailTakenError() : error
  }
  await trx('reset_codes').where({ user_id: row.id }).delete()
  return row.id
}

import type { Database } from '../../../base/base.ts'
import type { PasskeyCredential, PasskeyRecord } from './passkey.ts'

interface PasskeyRow {
  id: number
  public_id: string
  credential_id: string
  public_key: string
  counter: number
  transports: string
  name: string
  created_at: Date
  used_at: Date | null
}

const columns = [
  'id',
  'public_id',
  'credential_id',
  'public_key',
  'counter',
  'transports',
  'name',
  'created_at',
  'used_at',
] as const satisfies readonly (keyof PasskeyRow)[]

function recordOf(row: PasskeyRow): PasskeyRecord {
  return {
    id: row.id,
    publicId: row.public_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports.split(',').filter(Boolean),
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at ?? undefined,
  }
}

/**
 * A passkey from before the second factor of its account is none of it: a release that knows no passkeys removed the former
 * second factor without them (ADR 0097). The first passkey is made some milliseconds before the second factor is recorded.
 */
const firstMoment = 'users.second_factor_at - INTERVAL 5 SECOND'

/** The passkeys of an account, oldest first; none without a second factor. */
export async function findPasskeys(db: Database, userId: number): Promise<PasskeyRecord[]> {
  const rows = await db('passkeys')
    .join('users', (join) => {
      void join.on('users.id', 'passkeys.user_id')
      void join.andOn('passkeys.created_at', '>=', db.raw(firstMoment))
    })
    .where('passkeys.user_id', userId)
    .select<PasskeyRow[]>(columns.map((column) => `passkeys.${column}`))
    .orderBy('passkeys.id')
  return rows.map(recordOf)
}

/** Deletes the passkeys of an account that are not of its second factor, so that the devices can be added anew. */
export async function deleteFormerPasskeys(trx: Database, userId: number): Promise<void> {
  const start = trx('users').where({ id: userId }).select(trx.raw(firstMoment))
  await trx('passkeys').where({ user_id: userId }).where('created_at', '<', start).delete()
}

/** A new passkey of an account. */
export interface NewPasskeyRow extends PasskeyCredential {
  userId: number
  publicId: string
  name: string
  createdAt: Date
}

/** Stores a passkey. @throws the driver's duplicate error when the credential is stored already */
export async function insertPasskey(trx: Database, passkey: NewPasskeyRow): Promise<void> {
  await trx('passkeys').insert({
    public_id: passkey.publicId,
    user_id: passkey.userId,
    credential_id: passkey.credentialId,
    public_key: passkey.publicKey,
    counter: passkey.counter,
    transports: passkey.transports.join(','),
    name: passkey.name,
    created_at: passkey.createdAt,
  })
}

/**
 * Records that a passkey has signed. A counter that does not rise belongs to a copy of the authenticator; those that do
 * not count stay at 0.
 * @returns false when this counter, or a higher one, was seen before, or the passkey was removed
 */
export async function advanceCounter(
  db: Database,
  { id, counter, at }: { id: number; counter: number; at: Date },
): Promise<boolean> {
  const advanced = db('passkeys').where({ id })
  if (counter === 0) void advanced.where('counter', 0)
  else void advanced.where('counter', '<', counter)
  return (await advanced.update({ counter, used_at: at })) === 1
}

/** A passkey of an account by its public id. */
export interface OwnPasskey {
  userId: number
  publicId: string
}

/** Renames a passkey. @returns false when the account has none of that id */
export async function renamePasskey(
  db: Database,
  { userId, publicId, name }: OwnPasskey & { name: string },
): Promise<boolean> {
  const renamed = await db('passkeys')
    .where({ user_id: userId, public_id: publicId })
    .update({ name })
  return renamed === 1
}

/** Deletes a passkey. @returns false when the account has none of that id */
export async function deletePasskey(
  trx: Database,
  { userId, publicId }: OwnPasskey,
): Promise<boolean> {
  return (await trx('passkeys').where({ user_id: userId, public_id: publicId }).delete()) === 1
}

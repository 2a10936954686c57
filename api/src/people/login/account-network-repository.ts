import type { Database } from '../../base/base.ts'

/** True when an account has signed in from a network. @param email normalised */
export async function hasSignedInFrom(
  db: Database,
  { email, networkMac }: { email: string; networkMac: string },
): Promise<boolean> {
  const row = await db('account_networks')
    .join('users', 'users.id', 'account_networks.user_id')
    .where('users.email', email)
    .where('network_mac', networkMac)
    .first('user_id')
  return row !== undefined
}

/** Records that an account signed in from a network. */
export async function saveNetwork(
  db: Database,
  { userId, networkMac, seenAt }: { userId: number; networkMac: string; seenAt: Date },
): Promise<void> {
  await db('account_networks')
    .insert({ user_id: userId, network_mac: networkMac, seen_at: seenAt })
    .onConflict(['user_id', 'network_mac'])
    .merge(['seen_at'])
}

/** When an account signed in last; `undefined` when it has not for as long as networks are remembered. */
export async function findLastSignIn(db: Database, userId: number): Promise<Date | undefined> {
  const [row]: { seen_at: Date | null }[] = await db('account_networks')
    .where('user_id', userId)
    .max({ seen_at: 'seen_at' })
  return row?.seen_at ?? undefined
}

/** Deletes networks without a login since a given time, in batches. @returns how many */
export async function deleteNetworksBefore(
  db: Database,
  moment: Date,
  most: number,
): Promise<number> {
  return db('account_networks').where('seen_at', '<', moment).limit(most).delete()
}

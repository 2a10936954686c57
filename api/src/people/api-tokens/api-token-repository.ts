import { parseApiTokenScope } from '@store/contract/rules/accounts/api-tokens'
import type { Knex } from 'knex'
import { type Database, selectRows } from '../../base/base.ts'
import type { ApiTokenRecord, LiveApiToken, NewApiTokenRow } from './api-token.ts'

/** Now, and whether the store is a demo, in which its demo accounts may sign in. */
interface Moment {
  now: Date
  isDemo: boolean
}

const scopesOf = (text: string) =>
  text.split(',').flatMap((scope) => parseApiTokenScope(scope) ?? [])

export async function insertApiToken(db: Database, token: NewApiTokenRow): Promise<void> {
  await db('api_tokens').insert({
    public_id: token.publicId,
    name: token.name,
    scopes: token.scopes.join(),
    beginning: token.beginning,
    token_sha256: token.tokenSha256,
    created_by: token.createdBy,
    created_at: token.createdAt,
    expires_at: token.expiresAt,
  })
}

interface LiveRow {
  id: number
  public_id: string
  token_name: string
  scopes: string
  last_used_at: Date | null
  last_network_mac: string | null
  user_id: number
  user_public_id: string
  name: string
  email: string
  second_factor_at: Date | null
}

/** A token works while its maker is a superadmin with all rights who may log in: that stands here, so that no cache outlives it. */
const liveSql = `
  SELECT api_tokens.id, api_tokens.public_id, api_tokens.name AS token_name, api_tokens.scopes,
    api_tokens.last_used_at, api_tokens.last_network_mac, users.id AS user_id,
    users.public_id AS user_public_id, users.name, users.email, users.second_factor_at
  FROM api_tokens JOIN users ON users.id = api_tokens.created_by
  WHERE api_tokens.token_sha256 = ? AND api_tokens.revoked_at IS NULL AND api_tokens.expires_at > ?
    AND users.role = 'superadmin' AND users.rights IS NULL AND users.disabled_at IS NULL AND users.is_demo <= ?`

/** The token of a hash, with who made it; `undefined` for one that is unknown, expired, revoked or orphaned. */
export async function findLiveApiToken(
  db: Database,
  tokenSha256: string,
  { now, isDemo }: Moment,
): Promise<LiveApiToken | undefined> {
  const values = [tokenSha256, now, isDemo ? 1 : 0]
  const [row] = await selectRows<LiveRow>(db, { sql: liveSql, values })
  return (
    row && {
      id: row.id,
      publicId: row.public_id,
      name: row.token_name,
      scopes: scopesOf(row.scopes),
      lastUsedAt: row.last_used_at ?? undefined,
      lastNetworkMac: row.last_network_mac ?? undefined,
      actor: {
        userId: row.user_id,
        publicId: row.user_public_id,
        // A program has no session, so what asks for a fresh second factor never has one of it.
        sessionId: '',
        name: row.name,
        email: row.email,
        role: 'superadmin',
        hasSecondFactor: row.second_factor_at !== null,
      },
    }
  )
}

/** Keeps hour and network of a use. @returns whether it was the first one */
export async function saveUse(
  db: Database,
  use: { id: number; hour: Date; networkMac: string },
): Promise<boolean> {
  const { id, hour, networkMac } = use
  const values = { last_used_at: hour, last_network_mac: networkMac }
  const first = await db('api_tokens').where({ id }).whereNull('last_used_at').update(values)
  if (first === 1) return true
  await db('api_tokens').where({ id }).where('last_used_at', '<=', hour).update(values)
  return false
}

function isLive({ now, isDemo }: Moment): Knex.QueryCallback {
  return (token) => {
    void token
      .whereNull('api_tokens.revoked_at')
      .where('api_tokens.expires_at', '>', now)
      .where('users.role', 'superadmin')
      .whereNull('users.rights')
      .whereNull('users.disabled_at')
      .where('users.is_demo', '<=', isDemo ? 1 : 0)
  }
}

/** How many tokens work. */
export async function countLiveApiTokens(db: Database, moment: Moment): Promise<number> {
  const [row]: { total: number | string }[] = await db('api_tokens')
    .join('users', 'users.id', 'api_tokens.created_by')
    .where(isLive(moment))
    .count({ total: '*' })
  return Number(row?.total)
}

interface ListedRow {
  public_id: string
  name: string
  scopes: string
  beginning: string
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
  last_network_mac: string | null
  revoked_at: Date | null
  creator_public_id: string
  creator_name: string
  is_orphaned: number
}

function stateOf(row: ListedRow, now: Date): ApiTokenRecord['state'] {
  if (row.revoked_at !== null) return 'revoked'
  if (row.expires_at <= now) return 'expired'
  return row.is_orphaned === 1 ? 'orphaned' : 'live'
}

function recordOf(row: ListedRow, now: Date): ApiTokenRecord {
  return {
    publicId: row.public_id,
    name: row.name,
    scopes: scopesOf(row.scopes),
    beginning: row.beginning,
    state: stateOf(row, now),
    createdBy: { publicId: row.creator_public_id, name: row.creator_name },
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at ?? undefined,
    lastNetworkMac: row.last_network_mac ?? undefined,
    revokedAt: row.revoked_at ?? undefined,
  }
}

/** Those that work, or may again, all; of the others the newest. */
const mostListed = 200

const listedSql = `
  SELECT api_tokens.public_id, api_tokens.name, api_tokens.scopes, api_tokens.beginning,
    api_tokens.created_at, api_tokens.expires_at, api_tokens.last_used_at,
    api_tokens.last_network_mac, api_tokens.revoked_at,
    users.public_id AS creator_public_id, users.name AS creator_name,
    users.role <> 'superadmin' OR users.rights IS NOT NULL OR users.disabled_at IS NOT NULL OR users.is_demo > ? AS is_orphaned
  FROM api_tokens JOIN users ON users.id = api_tokens.created_by`

/** All tokens, those that work first, then the newest. */
export async function findApiTokens(
  db: Database,
  { now, isDemo }: Moment,
): Promise<ApiTokenRecord[]> {
  const sql = `${listedSql}
    ORDER BY api_tokens.revoked_at IS NULL AND api_tokens.expires_at > ? DESC, api_tokens.id DESC
    LIMIT ${mostListed}`
  const rows = await selectRows<ListedRow>(db, { sql, values: [isDemo ? 1 : 0, now] })
  return rows.map((row) => recordOf(row, now))
}

/** One token. */
export async function findApiToken(
  db: Database,
  publicId: string,
  { now, isDemo }: Moment,
): Promise<ApiTokenRecord | undefined> {
  const sql = `${listedSql} WHERE api_tokens.public_id = ?`
  const [row] = await selectRows<ListedRow>(db, { sql, values: [isDemo ? 1 : 0, publicId] })
  return row && recordOf(row, now)
}

/** Revokes a token. @returns false when it is unknown or revoked already */
export async function revokeApiToken(
  db: Database,
  { publicId, by, at }: { publicId: string; by: number; at: Date },
): Promise<boolean> {
  const revoked = await db('api_tokens')
    .where({ public_id: publicId })
    .whereNull('revoked_at')
    .update({ revoked_at: at, revoked_by: by })
  return revoked === 1
}

/** Deletes tokens that ended before a given time, in batches. @returns how many */
export async function deleteApiTokensBefore(
  db: Database,
  moment: Date,
  most: number,
): Promise<number> {
  return db('api_tokens').where('expires_at', '<', moment).limit(most).delete()
}

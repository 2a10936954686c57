import type { DataRequestKind } from '@store/contract/rules/accounts/data-requests'
import type { Knex } from 'knex'
import { type Database, isDuplicate, newPublicId } from '../../base/base.ts'
import type { DataRequest, NewDataRequest } from './data-request.ts'

interface DataRequestRow {
  id: number
  public_id: string
  user_id: number
  kind: DataRequestKind
  wish: string | null
  asked_at: Date
  due_at: Date
  done_at: Date | null
  withdrawn_at: Date | null
  answer: string | null
  archive_until: Date | null
}

/** Lets an account have one open request of a kind that the store does itself. */
function openKeyOf({ kind, userId }: Pick<NewDataRequest, 'kind' | 'userId'>): string | null {
  return kind === 'download' || kind === 'closing' ? `${kind}:${userId}` : null
}

function requestOf(row: DataRequestRow): DataRequest {
  return {
    id: row.id,
    publicId: row.public_id,
    userId: row.user_id,
    kind: row.kind,
    wish: row.wish ?? undefined,
    askedAt: row.asked_at,
    dueAt: row.due_at,
    doneAt: row.done_at ?? undefined,
    withdrawnAt: row.withdrawn_at ?? undefined,
    answer: row.answer ?? undefined,
    archiveUntil: row.archive_until ?? undefined,
  }
}

/** Stores a request. @returns false when the account has an open one of this kind */
export async function insertDataRequest(db: Database, request: NewDataRequest): Promise<boolean> {
  const { userId, kind, wish = null, askedAt, dueAt, enteredBy = null } = request
  try {
    await db('data_requests').insert({
      public_id: newPublicId(),
      user_id: userId,
      kind,
      wish,
      asked_at: askedAt,
      due_at: dueAt,
      entered_by: enteredBy,
      open_key: openKeyOf(request),
    })
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

/** The newest requests of an account, with the downloads that can be fetched. */
export async function findRequestsOf(
  db: Database,
  wanted: { userId: number; kind?: DataRequestKind; now: Date; limit: number },
): Promise<DataRequest[]> {
  const { userId, kind, now, limit } = wanted
  const query = db('data_requests')
    .leftJoin('data_archives', (archive) => {
      archive
        .on('data_archives.request_id', 'data_requests.id')
        .andOnVal('data_archives.expires_at', '>', now)
    })
    .where('user_id', userId)
    .select('data_requests.*', { archive_until: 'data_archives.expires_at' })
    .orderBy('data_requests.id', 'desc')
    .limit(limit)
  if (kind) void query.where({ kind })
  const rows: DataRequestRow[] = await query
  return rows.map(requestOf)
}

/** The download of an account; undefined when it is not made yet, or has expired. */
export async function findArchive(
  db: Database,
  { userId, publicId, now }: { userId: number; publicId: string; now: Date },
): Promise<Buffer | undefined> {
  const row: { content: Buffer } | undefined = await db('data_archives')
    .join('data_requests', 'data_requests.id', 'data_archives.request_id')
    .where({ 'data_requests.user_id': userId, 'data_requests.public_id': publicId })
    .where('data_archives.expires_at', '>', now)
    .first('data_archives.content')
  return row?.content
}

/**
 * Claims the download that has waited longest, for one instance until its lease ends.
 * @returns undefined when none waits
 */
export async function claimDownload(
  db: Database,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<{ id: number; userId: number } | undefined> {
  const waiting = (query: Knex.QueryBuilder) =>
    void query
      .where({ kind: 'download' })
      .whereNotNull('open_key')
      .where((any) => void any.whereNull('claimed_until').orWhere('claimed_until', '<=', now))
  const found: { id: number; userId: number } | undefined = await db('data_requests')
    .modify(waiting)
    .orderBy('id')
    .first({ id: 'id', userId: 'user_id' })
  if (!found) return undefined
  const claimed = await db('data_requests')
    .where('id', found.id)
    .modify(waiting)
    .update({ claimed_until: leaseUntil })
  return claimed === 1 ? found : undefined
}

/** Stores a download. @returns false when another instance has made it, or the account was erased, meanwhile */
export async function saveArchive(
  trx: Database,
  archive: { requestId: number; content: Buffer; at: Date; expiresAt: Date },
): Promise<boolean> {
  const { requestId, content, at, expiresAt } = archive
  const done = await trx('data_requests')
    .where('id', requestId)
    .whereNotNull('open_key')
    .update({ done_at: at, open_key: null, claimed_until: null })
  if (done === 0) return false
  await trx('data_archives').insert({
    request_id: requestId,
    content,
    made_at: at,
    expires_at: expiresAt,
  })
  return true
}

/** Deletes downloads that nobody may fetch any more, in batches. @returns how many */
export async function deleteArchivesBefore(
  db: Database,
  moment: Date,
  most: number,
): Promise<number> {
  return db('data_archives').where('expires_at', '<', moment).limit(most).delete()
}

/** The closings whose week is over, the oldest first. */
export async function findDueClosings(
  db: Database,
  now: Date,
  most: number,
): Promise<{ id: number; userId: number }[]> {
  return db('data_requests')
    .where({ kind: 'closing' })
    .whereNotNull('open_key')
    .where('due_at', '<=', now)
    .orderBy('id')
    .limit(most)
    .select({ id: 'id', userId: 'user_id' })
}

/** Marks a closing as done. @returns false when it was withdrawn, or done, meanwhile */
export async function finishClosing(trx: Database, id: number, at: Date): Promise<boolean> {
  const done = await trx('data_requests')
    .where({ id })
    .whereNotNull('open_key')
    .update({ done_at: at, open_key: null })
  return done === 1
}

/** Withdraws the closing of an account, if there is an open one. */
export async function withdrawOpenClosing(db: Database, userId: number, at: Date): Promise<void> {
  await db('data_requests')
    .where('open_key', openKeyOf({ kind: 'closing', userId }))
    .update({ withdrawn_at: at, open_key: null })
}

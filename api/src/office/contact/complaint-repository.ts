import type { ComplaintState } from '@store/contract/rules/complaints/complaint-rules'
import type { Knex } from 'knex'
import { type Database, likeTyped, searchTermOf } from '../../base/base.ts'
import { joinUser, userColumns } from '../../people/people.ts'
import type { ComplaintFilters, ReplyRecord, StoredComplaint } from './complaint.ts'

/** A new reply. */
export interface NewReply {
  publicId: string
  contactId: number
  actorId: number
  message: string
  at: Date
}

const columns = {
  id: 'id',
  publicId: 'public_id',
  subject: 'subject',
  name: 'name',
  email: 'email',
  message: 'message',
  createdAt: 'created_at',
  state: 'state',
} as const satisfies Record<keyof StoredComplaint, string>

function matching(db: Database, { q, state }: ComplaintFilters): Knex.QueryBuilder {
  const query = db('contact_messages')
  if (state) void query.where({ state })
  if (!q) return query
  const term = searchTermOf(q)
  const part = likeTyped(term)
  return query.where((any) => {
    for (const column of ['name', 'email', 'subject', 'message'] as const) {
      void any.orWhere(column, 'like', part)
    }
    if (/^[0-9a-z]{6}$/i.test(term)) void any.orWhere('public_id', 'like', `%${term}`)
    // Numbers stand in subjects with and without blanks and dashes.
    if (/^\d+$/.test(term)) {
      void any.orWhereRaw("REPLACE(REPLACE(subject, ' ', ''), '-', '') LIKE ?", [`%${term}%`])
    }
  })
}

/** A page of messages, newest first, by their public ids, which are ordered by time; and the total of all pages. */
export async function findComplaints(
  db: Database,
  filters: ComplaintFilters,
  page: { offset: number; limit: number },
): Promise<{ complaints: StoredComplaint[]; total: number }> {
  const [complaints, counted]: [StoredComplaint[], { total: number | string }[]] =
    await Promise.all([
      matching(db, filters)
        .select(columns)
        .orderBy('public_id', 'desc')
        .offset(page.offset)
        .limit(page.limit),
      matching(db, filters).count({ total: '*' }),
    ])
  return { complaints, total: Number(counted[0]?.total) }
}

/** Number of messages in each state. */
export async function countByState(
  db: Database,
  filters: Pick<ComplaintFilters, 'q'>,
): Promise<Record<ComplaintState, number>> {
  const rows: { state: ComplaintState; total: number | string }[] = await matching(db, filters)
    .select('state')
    .count({ total: '*' })
    .groupBy('state')
  const countOf = (state: ComplaintState) =>
    Number(rows.find((row) => row.state === state)?.total ?? 0)
  return { open: countOf('open'), answered: countOf('answered'), closed: countOf('closed') }
}

/** Finds a message by its public id. */
export async function findComplaint(
  db: Database,
  publicId: string,
): Promise<StoredComplaint | undefined> {
  return db('contact_messages').select(columns).where({ public_id: publicId }).first()
}

/** {@link findComplaint}, locked until the transaction ends. */
export async function lockComplaint(
  trx: Database,
  publicId: string,
): Promise<StoredComplaint | undefined> {
  return trx('contact_messages').select(columns).where({ public_id: publicId }).forUpdate().first()
}

/** Changes the state of a message. */
export async function updateState(
  trx: Database,
  { id }: Pick<StoredComplaint, 'id'>,
  state: ComplaintState,
): Promise<void> {
  await trx('contact_messages').where({ id }).update({ state })
}

/** Stores a reply. */
export async function insertReply(trx: Database, reply: NewReply): Promise<void> {
  await trx('contact_replies').insert({
    public_id: reply.publicId,
    contact_id: reply.contactId,
    actor_id: reply.actorId,
    message: reply.message,
    created_at: reply.at,
  })
}

/** The replies to some messages, oldest first. */
export async function findReplies(
  db: Database,
  contactIds: readonly number[],
): Promise<(ReplyRecord & { contactId: number })[]> {
  return db('contact_replies')
    .modify(joinUser, 'contact_replies.actor_id')
    .whereIn('contact_replies.contact_id', [...contactIds])
    .orderBy('contact_replies.id')
    .select({
      contactId: 'contact_replies.contact_id',
      publicId: 'contact_replies.public_id',
      message: 'contact_replies.message',
      by: userColumns.name,
      at: 'contact_replies.created_at',
    })
}

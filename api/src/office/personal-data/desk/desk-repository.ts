import type { DataRequestState } from '@store/contract/rules/accounts/data-requests'
import type { Knex } from 'knex'
import type { Database } from '../../../base/base.ts'
import { joinUser, userColumns } from '../../../people/people.ts'
import type { DeskRequestRow } from './desk-request.ts'

function inState(query: Knex.QueryBuilder, state: DataRequestState | undefined): void {
  if (state === 'open') void query.whereNull('done_at').whereNull('withdrawn_at')
  if (state === 'done') {
    void query.where((any) => void any.whereNotNull('done_at').orWhereNotNull('withdrawn_at'))
  }
}

function selectRequests(db: Database): Knex.QueryBuilder {
  return db('data_requests')
    .modify(joinUser, 'data_requests.user_id')
    .select<DeskRequestRow[]>('data_requests.*', {
      person_public_id: userColumns.publicId,
      person_name: userColumns.name,
      person_email: userColumns.email,
    })
}

/** A page of requests: open ones by their due day, others the newest first; and the total of all pages. */
export async function findDeskRequests(
  db: Database,
  state: DataRequestState | undefined,
  page: { offset: number; limit: number },
): Promise<{ requests: DeskRequestRow[]; total: number }> {
  const requestsOfPage = selectRequests(db).modify(inState, state)
  if (state === 'open') void requestsOfPage.orderBy(['data_requests.due_at', 'data_requests.id'])
  else void requestsOfPage.orderBy('data_requests.id', 'desc')
  const [requests, counted]: [DeskRequestRow[], { total: number | string }[]] = await Promise.all([
    requestsOfPage.offset(page.offset).limit(page.limit),
    db('data_requests').modify(inState, state).count({ total: '*' }),
  ])
  return { requests, total: Number(counted[0]?.total) }
}

/** Finds a request by its public id. */
export async function findDeskRequest(
  db: Database,
  publicId: string,
): Promise<DeskRequestRow | undefined> {
  return selectRequests(db).where('data_requests.public_id', publicId).first()
}

/** Stores the answer to a request. @returns false when it is done already */
export async function saveAnswer(
  trx: Database,
  { id, answer, by, at }: { id: number; answer: string; by: number; at: Date },
): Promise<boolean> {
  const saved = await trx('data_requests')
    .where({ id })
    .whereNull('done_at')
    .whereNull('withdrawn_at')
    .update({ answer, answered_by: by, done_at: at })
  return saved === 1
}

import {
  type ComplaintState,
  parseComplaintState,
  validateReply,
} from '@store/contract/rules/complaints/complaint-rules'
import { defaultListLimit } from '@store/contract/rules/limits'
import type { ComplaintQuery } from '@store/contract/schemas/accounts/contact'
import {
  type Actor,
  assertValid,
  type Clock,
  type Database,
  inTransaction,
  NotFoundError,
  newPublicId,
  type PageOfList,
} from '../../base/base.ts'
import { type MailQueue, recordAudit, type SettingsReader } from '../../support/support.ts'
import type { ComplaintFilters, ComplaintRecord, StoredComplaint } from './complaint.ts'
import {
  ComplaintAnsweredError,
  ComplaintClosedError,
  unknownStateError,
} from './complaint-errors.ts'
import {
  countByState,
  findComplaint,
  findComplaints,
  findReplies,
  insertReply,
  lockComplaint,
  updateState,
} from './complaint-repository.ts'
import { findSenders } from './complaint-senders.ts'
import { replyMail } from './reply-mail.ts'

/** The messages of the contact form as an inbox, for the superadmin; every change is in the audit log. */
export interface Complaints {
  /**
   * A page of messages, newest first.
   * @throws HttpError (400) for an unknown state
   */
  list(query: ComplaintQuery): Promise<PageOfList & { complaints: ComplaintRecord[] }>
  count(filters: Pick<ComplaintFilters, 'q'>): Promise<Record<ComplaintState, number>>
  /** @throws NotFoundError */
  read(publicId: string): Promise<ComplaintRecord>
  /**
   * Sends a reply by mail and keeps it; the message is answered then. Of two replies at once the second is refused, so
   * that nobody gets two answers that do not know of each other.
   * @throws NotFoundError; HttpError (400) without a text; ComplaintAnsweredError and ComplaintClosedError (409)
   */
  reply(actor: Actor, publicId: string, message: string): Promise<ComplaintRecord>
  /**
   * Reopens a message, closes it, or marks it as answered elsewhere. Replies stay.
   * @throws NotFoundError; HttpError (400) for an unknown state
   */
  setState(actor: Actor, publicId: string, state: string): Promise<ComplaintRecord>
}

/** Dependencies of the inbox. */
export interface ComplaintDependencies {
  db: Database
  clock: Clock
  config: { PUBLIC_ORIGIN: string }
  settings: Pick<SettingsReader, 'read'>
  mails: MailQueue
}

function readState(word: string): ComplaintState {
  const state = parseComplaintState(word)
  if (!state) throw unknownStateError()
  return state
}

function assertOpen({ state }: StoredComplaint): void {
  if (state === 'answered') throw new ComplaintAnsweredError()
  if (state === 'closed') throw new ComplaintClosedError()
}

async function withDetails(
  db: Database,
  complaints: readonly StoredComplaint[],
): Promise<ComplaintRecord[]> {
  const ids = complaints.map(({ id }) => id)
  const [replies, senders] = await Promise.all([findReplies(db, ids), findSenders(db, complaints)])
  return complaints.map((complaint, index) => ({
    ...complaint,
    replies: replies.filter(({ contactId }) => contactId === complaint.id),
    sender: senders[index],
  }))
}

const subjectOf = ({ publicId, name }: StoredComplaint) => ({
  kind: 'complaint',
  publicId,
  label: `Message of ${name}`,
})

export function createComplaints(dependencies: ComplaintDependencies): Complaints {
  const { db, clock, config, settings, mails } = dependencies
  const read = async (publicId: string) => {
    const found = await findComplaint(db, publicId)
    const [complaint] = found ? await withDetails(db, [found]) : []
    if (!complaint) throw new NotFoundError()
    return complaint
  }
  /** Changes a message that is locked meanwhile. */
  const change = async (
    publicId: string,
    write: (trx: Database, complaint: StoredComplaint) => Promise<void>,
  ) => {
    await inTransaction(db, async (trx) => {
      const complaint = await lockComplaint(trx, publicId)
      if (!complaint) throw new NotFoundError()
      await write(trx, complaint)
    })
    return read(publicId)
  }
  return {
    async list({ page = 1, limit = defaultListLimit, q, state }) {
      const text = q?.trim()
      const filters = { ...(text && { q: text }), ...(state && { state: readState(state) }) }
      const found = await findComplaints(db, filters, { offset: (page - 1) * limit, limit })
      const complaints = await withDetails(db, found.complaints)
      return { complaints, total: found.total, page, limit }
    },

    count: ({ q }) => countByState(db, { q: q?.trim() ?? '' }),

    read,

    reply: async (actor, publicId, message) => {
      assertValid(validateReply({ message }))
      const at = clock.now()
      const reply = { by: actor.name, message: message.trim(), at }
      const { seller } = await settings.read()
      const sender = { origin: config.PUBLIC_ORIGIN, sellerName: seller.name }
      return change(publicId, async (trx, complaint) => {
        assertOpen(complaint)
        await insertReply(trx, {
          publicId: newPublicId(),
          contactId: complaint.id,
          actorId: actor.userId,
          message: reply.message,
          at,
        })
        await updateState(trx, complaint, 'answered')
        await mails.add(trx, [replyMail(complaint, reply, sender)])
        await recordAudit(trx, {
          actorId: actor.userId,
          action: 'complaint.answered',
          subject: subjectOf(complaint),
          changes: [{ field: 'reply', from: null, to: reply.message.slice(0, 200) }],
          at,
        })
      })
    },

    setState: async (actor, publicId, word) => {
      const state = readState(word)
      return change(publicId, async (trx, complaint) => {
        if (complaint.state === state) return
        await updateState(trx, complaint, state)
        await recordAudit(trx, {
          actorId: actor.userId,
          action: 'complaint.state-changed',
          subject: subjectOf(complaint),
          changes: [{ field: 'state', from: complaint.state, to: state }],
          at: clock.now(),
        })
      })
    },
  }
}

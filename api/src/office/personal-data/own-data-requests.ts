import { answerDays } from '@store/contract/rules/accounts/data-requests'
import { type Actor, type Clock, type Database, NotFoundError } from '../../base/base.ts'
import { type DataRequest, daysAfter } from './data-request.ts'
import { findArchive, findRequestsOf, insertDataRequest } from './data-request-repository.ts'

/** What the owner of an account asks about its own data. */
export interface OwnDataRequests {
  /** The newest twenty. */
  list(actor: Actor): Promise<DataRequest[]>
  /** Asks for a download. Who asked within the last day gets that request as the answer. */
  askForDownload(actor: Actor): Promise<DataRequest>
  /** The ZIP of a request. @throws NotFoundError before it is made, after it expired, and for somebody else's */
  readArchive(actor: Actor, publicId: string): Promise<Buffer>
}

const listed = 20

export function createOwnDataRequests({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): OwnDataRequests {
  async function findDownload(userId: number, now: Date): Promise<DataRequest | undefined> {
    const [latest] = await findRequestsOf(db, { userId, kind: 'download', now, limit: 1 })
    return latest
  }
  return {
    list: ({ userId }) => findRequestsOf(db, { userId, now: clock.now(), limit: listed }),

    async askForDownload({ userId }) {
      const askedAt = clock.now()
      const before = await findDownload(userId, askedAt)
      if (before && daysAfter(before.askedAt, 1) > askedAt) return before
      const dueAt = daysAfter(askedAt, answerDays)
      // Of two at once one is refused by the key, and gets the other's.
      await insertDataRequest(db, { userId, kind: 'download', askedAt, dueAt })
      const asked = await findDownload(userId, askedAt)
      if (!asked) throw new Error(`the download of account ${userId} is gone`)
      return asked
    },

    async readArchive({ userId }, publicId) {
      const content = await findArchive(db, { userId, publicId, now: clock.now() })
      if (!content) throw new NotFoundError()
      return content
    },
  }
}

import { archiveDays } from '@store/contract/rules/accounts/data-requests'
import type { FastifyInstance } from 'fastify'
import {
  type CleanupJob,
  type Clock,
  type Database,
  inTransaction,
  runWhileListening,
} from '../../../base/base.ts'
import { findEmail } from '../../../people/people.ts'
import type { MailQueue, SettingsReader } from '../../../support/support.ts'
import { readyMail } from '../data-mails.ts'
import { daysAfter } from '../data-request.ts'
import { claimDownload, deleteArchivesBefore, saveArchive } from '../data-request-repository.ts'
import { writeArchive } from './write-archive.ts'

/** Dependencies of downloads. Without PUBLIC_ORIGIN their mails have no link. */
export interface ArchiveDependencies {
  db: Database
  clock: Clock
  config: { PUBLIC_ORIGIN: string }
  settings: Pick<SettingsReader, 'read'>
  mails: MailQueue
}

const pollIntervalMs = 2_000
/** Longer than any download takes to make, so that only those of dead instances are made again. */
const leaseMs = 10 * 60_000

/** Makes the download that has waited longest, and mails its owner where it is. @returns false when none waits */
export async function makeNextArchive(dependencies: ArchiveDependencies): Promise<boolean> {
  const { db, clock, config, settings, mails } = dependencies
  const now = clock.now()
  const claimed = await claimDownload(db, { now, leaseUntil: new Date(now.getTime() + leaseMs) })
  if (!claimed) return false
  const { seller } = await settings.read()
  const { id: requestId, userId } = claimed
  const content = await inTransaction(db, (trx) =>
    writeArchive(trx, { userId, sellerName: seller.name, madeAt: now }),
  )
  await inTransaction(db, async (trx) => {
    const at = clock.now()
    const expiresAt = daysAfter(at, archiveDays)
    if (!(await saveArchive(trx, { requestId, content, at, expiresAt }))) return
    const email = await findEmail(trx, userId)
    if (email) await mails.add(trx, [readyMail(email, { origin: config.PUBLIC_ORIGIN, expiresAt })])
  })
  return true
}

/** Makes downloads while the server listens. Safe on several instances at once. */
export function registerArchiveMaking(
  app: FastifyInstance,
  dependencies: ArchiveDependencies,
): void {
  runWhileListening(app, {
    everyMs: pollIntervalMs,
    failure: 'downloads of data could not be made',
    async run(isClosing) {
      let isMore = true
      while (isMore && !isClosing()) isMore = await makeNextArchive(dependencies)
    },
  })
}

/** Deletes downloads after their time. */
export function expiredArchives(db: Database): CleanupJob {
  return {
    name: 'downloads of data',
    run: (now, most) => deleteArchivesBefore(db, now, most),
  }
}

import { addDays, indiaDayOf, startOfIndiaDay } from '@store/contract/rules/india-days'
import type { LedgerLink, LedgerPeriodQuery } from '@store/contract/schemas/payments/ledgers'
import {
  type Clock,
  type Config,
  createThrottle,
  type Database,
  inTransaction,
  type ThrottleStore,
} from '../../../base/base.ts'
import { findLedgerAccounts } from '../../../people/people.ts'
import { recordAudit, type SettingsReader, sellerFactsOf } from '../../../support/support.ts'
import { LedgerLinkInvalidError } from '../ledger-errors.ts'
import { customerOf, raiseLinkVersion, readLinkVersion } from '../ledger-repository.ts'
import {
  type LedgerService,
  type LedgerTarget,
  type LedgerView,
  readPeriod,
} from '../ledger-service.ts'
import { ledgerSubject } from '../recording/ledger-items.ts'
import { drawStatement } from './draw-statement.ts'
import { readLedgerToken, signLedgerToken } from './ledger-token.ts'

/** Days after the day of a link on which it opens. */
const linkDays = 7

/** A statement of account as PDF. */
export interface DrawnStatement {
  ledger: LedgerView
  content: Buffer
}

/** Statements of account as files, and the links that show them to people without an account. */
export interface LedgerStatements {
  /** @throws as `LedgerService.read` */
  draw(target: LedgerTarget, period: LedgerPeriodQuery): Promise<DrawnStatement>
  /** A link to the PDF, a key to it for seven days. */
  createLink(target: LedgerTarget, period: LedgerPeriodQuery): Promise<LedgerLink>
  /** Closes all links to the statements of an account. */
  closeLinks(target: LedgerTarget): Promise<void>
  /**
   * Draws what a link shows.
   * @param network of the caller, which may use so many links an hour
   * @throws LedgerLinkInvalidError, LedgerLinkExpiredError (404); TooManyRequestsError (429)
   */
  drawLinked(token: string, network: string): Promise<DrawnStatement>
}

export function createLedgerStatements({
  db,
  clock,
  config,
  settings,
  throttleStore,
  ledgers,
}: {
  db: Database
  clock: Clock
  config: Config
  settings: SettingsReader
  throttleStore: ThrottleStore
  ledgers: Pick<LedgerService, 'findBuyer' | 'read' | 'readOf'>
}): LedgerStatements {
  const secret = config.FILE_URL_SECRET
  const throttle = createThrottle(throttleStore, {
    name: 'ledger-link-address',
    max: config.PAYMENT_LINKS_PER_ADDRESS,
    seconds: 3_600,
  })

  async function draw(ledger: LedgerView): Promise<DrawnStatement> {
    const found = await settings.read()
    const bank = found.bank.accountNumber === '' ? undefined : found.bank
    const seller = sellerFactsOf(found, indiaDayOf(clock.now()))
    return { ledger, content: await drawStatement(ledger, { seller, bank }) }
  }

  return {
    draw: async (target, period) => draw(await ledgers.read(target, period)),

    async createLink(target, period) {
      const now = clock.now()
      const { from, to } = readPeriod(period, now)
      const { id, publicId: buyer } = await ledgers.findBuyer(target)
      const version = await readLinkVersion(db, id)
      const lastDay = addDays(indiaDayOf(now), linkDays)
      const expiresAt = startOfIndiaDay(addDays(lastDay, 1))
      const token = signLedgerToken(secret, { buyer, from, to, lastDay, version })
      return { path: `/api/ledger-links/${token}`, expiresAt: expiresAt.toISOString() }
    },

    async closeLinks(target) {
      const at = clock.now()
      const buyer = await ledgers.findBuyer(target)
      const actorId = target.actor.userId
      await inTransaction(db, async (trx) => {
        await raiseLinkVersion(trx, await customerOf(trx, buyer.id, at))
        const subject = ledgerSubject(buyer)
        await recordAudit(trx, { actorId, action: 'ledger.links-closed', subject, at })
      })
    },

    async drawLinked(token, network) {
      await throttle.count(network)
      const { buyer: publicId, from, to, version } = readLedgerToken(secret, token, clock.now())
      const [buyer] = await findLedgerAccounts(db, { publicIds: [publicId] })
      if (!buyer || (await readLinkVersion(db, buyer.id)) !== version) {
        throw new LedgerLinkInvalidError()
      }
      return draw(await ledgers.readOf(buyer, { from, to }))
    },
  }
}

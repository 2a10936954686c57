import { portalAnswerMessages as messages } from '@store/contract/rules/taxes/portal-answer-messages'
import { type Actor, type Database, HttpError, inTransaction } from '../../../base/base.ts'
import { lockOrder } from '../../../ordering/ordering.ts'
import { recordAudit } from '../../../support/support.ts'
import { parseContent } from '../../invoices/document-repository.ts'
import { orderReader } from '../../orders.ts'
import { findOwnersOfEwayBills, type StoredEwayBill } from '../eway-bill/eway-bill-repository.ts'
import { saveTransport } from '../eway-bill/save-transport.ts'
import type { AnswerLine } from './answer-line.ts'
import {
  type AnsweredRow,
  findOwnersOfIrns,
  insertRegistration,
  lockAnswered,
} from './e-invoice-repository.ts'
import {
  type AnsweredDocument,
  type AnswerFault,
  type KnownAnswers,
  type MatchedAnswer,
  matchAnswers,
} from './match-answers.ts'

/** So many lines are named; the message says how many there are. */
const mostNamed = 50

function answeredDocumentOf(row: AnsweredRow): AnsweredDocument {
  const { seller, recipient, buyer, totals } = parseContent(row.content)
  const { id, orderId, orderPublicId, kind, number } = row
  return {
    ...{ id, orderId, orderPublicId, kind, number, seller: seller.gstin, total: totals.total },
    buyer: recipient?.gstin ?? buyer.gstin,
    irn: row.irn ?? undefined,
    ewayBillNumber: row.ewayBillNumber ?? undefined,
  }
}

async function readKnown(trx: Database, lines: readonly AnswerLine[]): Promise<KnownAnswers> {
  const unique = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))]
  const rows = await lockAnswered(trx, unique(lines.map(({ number }) => number.toUpperCase())))
  const irns = unique(lines.map(({ irn }) => irn.toLowerCase()))
  const bills = unique(lines.map(({ ewayBillNumber }) => ewayBillNumber))
  return {
    documents: new Map(rows.map((row) => [row.number, answeredDocumentOf(row)])),
    irns: await findOwnersOfIrns(trx, irns),
    ewayBills: await findOwnersOfEwayBills(trx, bills),
  }
}

function unmatchedError(faults: readonly AnswerFault[], lines: number): HttpError {
  return new HttpError({
    message: messages.nothingStored(faults.length, lines),
    fields: faults.slice(0, mostNamed).map(({ row, message }) => ({
      field: `answer.${row}`,
      message: messages.line(row, message),
    })),
  })
}

interface Entered {
  actor: Actor
  at: Date
}

async function storeRegistration(
  trx: Database,
  { document, registration }: MatchedAnswer,
  { actor, at }: Entered,
): Promise<void> {
  if (!registration) return
  const { id, number, orderPublicId: publicId } = document
  await insertRegistration(trx, id, { ...registration, userId: actor.userId, at })
  await recordAudit(trx, {
    actorId: actor.userId,
    action: 'order.invoice-registered',
    subject: { kind: 'order', publicId, label: number },
    changes: [{ field: 'IRN', from: null, to: registration.irn }],
    at,
  })
}

async function storeEwayBill(
  trx: Database,
  { document, ewayBill }: MatchedAnswer,
  { actor, at }: Entered,
): Promise<boolean> {
  if (!ewayBill) return false
  const { number, validUntil } = ewayBill
  if (document.ewayBillNumber === number && validUntil === undefined) return false
  const target = { actor, publicId: document.orderPublicId }
  const order = await lockOrder(trx, target, orderReader)
  const decide = (former: StoredEwayBill) => ({ ...former, number, validUntil })
  await saveTransport(trx, order, { decide, userId: actor.userId, at })
  return document.ewayBillNumber !== number
}

/**
 * Stores what the lines of a portal's answer say: all of them, or nothing.
 * @returns how many registrations and numbers of e-way bills are new
 * @throws HttpError (400) that names the lines that do not match
 */
export async function importAnswers(
  db: Database,
  lines: readonly AnswerLine[],
  entered: Entered,
): Promise<{ eInvoices: number; ewayBills: number }> {
  return inTransaction(db, async (trx) => {
    const { matched, faults } = matchAnswers(lines, await readKnown(trx, lines))
    if (faults.length > 0) throw unmatchedError(faults, lines.length)
    let ewayBills = 0
    // Orders are locked in the order of their keys, so that two transactions never wait for each other.
    const byOrder = matched.toSorted((one, other) => one.document.orderId - other.document.orderId)
    for (const answer of byOrder) {
      await storeRegistration(trx, answer, entered)
      if (await storeEwayBill(trx, answer, entered)) ewayBills += 1
    }
    const eInvoices = matched.filter(({ registration }) => registration).length
    return { eInvoices, ewayBills }
  })
}

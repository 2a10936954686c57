import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { findEwayBillNumberError } from '@store/contract/rules/taxes/eway-bill'
import { portalAnswerMessages as messages } from '@store/contract/rules/taxes/portal-answer-messages'
import type { TaxDocumentKind } from '../../invoices/tax-document.ts'
import type { AnswerLine } from './answer-line.ts'
import { readPortalInstant } from './portal-instant.ts'
import { readSignedCode } from './signed-code.ts'

/** A document that an answer names, with what is known of it. */
export interface AnsweredDocument {
  id: number
  /** Internal key of its order. */
  orderId: number
  orderPublicId: string
  kind: TaxDocumentKind
  number: string
  /** GST numbers. */
  seller: string
  buyer: string | undefined
  /** In paise. */
  total: number
  /** The one that is stored, also after it was cancelled. */
  irn: string | undefined
  ewayBillNumber: string | undefined
}

/** What is stored already. */
export interface KnownAnswers {
  /** By their numbers. */
  documents: ReadonlyMap<string, AnsweredDocument>
  /** The numbers of the documents that IRNs belong to. */
  irns: ReadonlyMap<string, string>
  /** The public ids of the orders that e-way bills belong to. */
  ewayBills: ReadonlyMap<string, string>
}

/** The registration of a document at the portal of e-invoices. */
export interface Registration {
  irn: string
  acknowledgement: string
  acknowledgedAt: Date
  signedCode: string
}

/** What a line adds to a document. */
export interface MatchedAnswer {
  document: AnsweredDocument
  registration?: Registration
  ewayBill?: { number: string; validUntil: Date | undefined }
}

/** Why a line cannot be stored. */
export interface AnswerFault {
  row: number
  message: string
}

type Read<T> = { fault: string } | { read: T | undefined }

/** The portal rounds as the document does: a rupee is another document. */
const mostDifference = 1

function isCodeOf(line: AnswerLine, { number, seller, total }: AnsweredDocument): boolean {
  const facts = readSignedCode(line.signedCode)
  return (
    facts !== undefined &&
    facts.number.toUpperCase() === number.toUpperCase() &&
    facts.seller === seller &&
    facts.irn.toLowerCase() === line.irn.toLowerCase() &&
    Math.abs(facts.total - total / 100) < mostDifference
  )
}

function readRegistration(
  line: AnswerLine,
  document: AnsweredDocument,
  irns: KnownAnswers['irns'],
): Read<Registration> {
  const { number } = document
  const irn = line.irn.toLowerCase()
  if (irn === '') return { read: undefined }
  if (document.buyer === undefined) return { fault: messages.unregistered(number) }
  if (!/^[0-9a-f]{64}$/.test(irn)) return { fault: messages.irn(number) }
  if (document.irn !== undefined)
    return document.irn === irn ? { read: undefined } : { fault: messages.otherIrn(number) }
  if ((irns.get(irn) ?? number) !== number) return { fault: messages.irnTaken(number) }
  const acknowledgedAt = readPortalInstant(line.acknowledgedAt, 'start')
  if (!/^\d{10,20}$/.test(line.acknowledgement) || !acknowledgedAt)
    return { fault: messages.acknowledgement(number) }
  if (!readSignedCode(line.signedCode)) return { fault: messages.codeMissing(number) }
  if (!isCodeOf(line, document)) return { fault: messages.codeOfOther(number) }
  const { acknowledgement, signedCode } = line
  return { read: { irn, acknowledgement, acknowledgedAt, signedCode } }
}

function readEwayBill(
  line: AnswerLine,
  document: AnsweredDocument,
  ewayBills: KnownAnswers['ewayBills'],
): Read<NonNullable<MatchedAnswer['ewayBill']>> {
  const { number, orderPublicId } = document
  const bill = line.ewayBillNumber
  if (bill === '') return { read: undefined }
  if (document.kind !== 'invoice') return { fault: messages.noBillOfNote(number) }
  if (findEwayBillNumberError(bill)) return { fault: messages.billNumber(number) }
  if ((document.ewayBillNumber ?? bill) !== bill) return { fault: messages.otherBill(number) }
  const owner = ewayBills.get(bill) ?? orderPublicId
  if (owner !== orderPublicId) return { fault: messages.billTaken(number, orderNameOf(owner)) }
  const validUntil = readPortalInstant(line.validUntil, 'end')
  if (line.validUntil !== '' && !validUntil) return { fault: messages.validity(number) }
  return { read: { number: bill, validUntil } }
}

function matchLine(line: AnswerLine, known: KnownAnswers): { fault: string } | MatchedAnswer {
  if (line.number === '') return { fault: messages.numberMissing }
  const document = known.documents.get(line.number.toUpperCase())
  if (!document) return { fault: messages.unknown(line.number) }
  if (line.irn === '' && line.ewayBillNumber === '') return { fault: messages.nothingOnLine }
  const registration = readRegistration(line, document, known.irns)
  if ('fault' in registration) return registration
  const ewayBill = readEwayBill(line, document, known.ewayBills)
  if ('fault' in ewayBill) return ewayBill
  return {
    document,
    ...(registration.read && { registration: registration.read }),
    ...(ewayBill.read && { ewayBill: ewayBill.read }),
  }
}

/**
 * Matches the lines of an answer with their documents by number (taxes 5.2).
 * @returns what can be stored, and the lines that cannot, in the order of the file
 */
export function matchAnswers(
  lines: readonly AnswerLine[],
  known: KnownAnswers,
): { matched: MatchedAnswer[]; faults: AnswerFault[] } {
  const matched: MatchedAnswer[] = []
  const faults: AnswerFault[] = []
  const seen = new Set<string>()
  for (const line of lines) {
    const result = matchLine(line, known)
    // Two documents of one file must not share an IRN or a bill either.
    const marks = [line.number.toUpperCase(), line.irn.toLowerCase(), line.ewayBillNumber]
    const isTwice = marks.some((mark) => mark !== '' && seen.has(mark))
    if ('fault' in result) faults.push({ row: line.row, message: result.fault })
    else if (isTwice) faults.push({ row: line.row, message: messages.twice(line.number) })
    else matched.push(result)
    for (const mark of marks) seen.add(mark)
  }
  return { matched, faults }
}

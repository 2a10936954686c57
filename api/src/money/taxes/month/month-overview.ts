import {
  type DocumentFilter,
  taxDocumentsPageSize,
} from '@store/contract/rules/taxes/month-documents'
import type { MonthDocumentView, TaxMonth } from '@store/contract/schemas/taxes/tax-months'
import { type DocumentFault, isFitFor, isLineMendable } from '../documents/document-faults.ts'
import { portalAddressOf } from '../documents/portal-text.ts'
import { rupees } from '../documents/taxed-document.ts'
import { consignmentOf, ewayBillNeedOf } from '../eway-bill/eway-bill-need.ts'
import type { StoredEwayBill } from '../eway-bill/eway-bill-repository.ts'
import type { ReadTaxSetting } from '../settings/read-tax-settings.ts'
import { isForEInvoice, type MonthSource } from './month-files.ts'
import { isInReturn, type MonthDocument, walkMonth } from './walk-month.ts'

/** What is wanted of a month. */
export interface OverviewQuery {
  show: DocumentFilter
  /** From 1. */
  page: number
}

const isStopped = (one: MonthDocument) => !(isInReturn(one) || one.document.isWithoutTax)
const isWarned = (one: MonthDocument) => !isStopped(one) && one.faults.length > 0

/** What can be added: lines without HSN or unit, and the address. */
function presentMissing({ document, faults }: MonthDocument) {
  const { recipient, lines } = document
  const mends = (part: DocumentFault['mend']) => faults.some(({ mend }) => mend === part)
  const numbered = lines.map((line, index) => ({ line, number: index + 1 }))
  return {
    ...(mends('lines') && {
      lines: numbered
        .filter(({ line }) => isLineMendable(line))
        .map(({ number, line: { name, hsn, unit } }) => ({
          ...{ line: number, name },
          ...(hsn && { hsn }),
          ...(unit !== undefined && { unit }),
        })),
    }),
    ...(mends('address') && { address: portalAddressOf(recipient) }),
  }
}

const needOf = ({ document }: MonthDocument, readSetting: ReadTaxSetting) =>
  ewayBillNeedOf(consignmentOf(document), readSetting)

const presentEwayBill = ({ transport, number, validUntil }: StoredEwayBill) => ({
  transport,
  ...(number !== undefined && { ewayBillNumber: number }),
  ...(validUntil && { ewayBillValidUntil: validUntil.toISOString() }),
})

const presentEInvoice = ({
  irn,
  acknowledgedAt,
  cancelReason,
}: NonNullable<MonthDocument['eInvoice']>) => ({
  ...{ irn, acknowledgedAt: acknowledgedAt.toISOString() },
  ...(cancelReason && { cancelReason }),
})

function presentDocument(one: MonthDocument, readSetting: ReadTaxSetting): MonthDocumentView {
  const { orderPublicId, document, faults, ewayBill, eInvoice } = one
  const { kind, number, day, recipient, totals } = document
  return {
    ...{ number, kind, day, order: orderPublicId, buyer: recipient.name },
    ...(recipient.gstin !== undefined && { gstin: recipient.gstin }),
    total: rupees(totals.total),
    ewayBill: needOf(one, readSetting),
    ...(kind === 'invoice' && ewayBill && presentEwayBill(ewayBill)),
    ...(eInvoice && { eInvoice: presentEInvoice(eInvoice) }),
    faults: faults.map(({ text, stops, mend }) => ({
      ...{ text, stops: [...stops] },
      isMendable: mend !== undefined,
    })),
    ...presentMissing(one),
  }
}

const nothing = {
  counts: {
    ...{ documents: 0, stopped: 0, warned: 0 },
    ...{ eInvoices: 0, eInvoicesStopped: 0, ewayBills: 0, withoutTax: 0 },
  },
  totals: { taxable: 0, tax: 0, total: 0 },
}

/** Adds a month up document by document. */
function startOverview({ readSetting }: Pick<MonthSource, 'readSetting'>) {
  const { counts, totals } = structuredClone(nothing)
  const add = (one: MonthDocument) => {
    const { document, faults } = one
    if (document.isWithoutTax) counts.withoutTax += 1
    else counts.documents += 1
    if (isStopped(one)) counts.stopped += 1
    if (isWarned(one)) counts.warned += 1
    if (isForEInvoice(one)) {
      if (isFitFor('e-invoice', faults)) counts.eInvoices += one.eInvoice ? 0 : 1
      else counts.eInvoicesStopped += 1
    }
    if (needOf(one, readSetting) !== 'none') counts.ewayBills += 1
    if (!isInReturn(one)) return
    const sign = document.kind === 'invoice' ? 1 : -1
    const { taxable, cgst, sgst, igst, total } = document.totals
    totals.taxable += sign * taxable
    totals.tax += sign * (cgst + sgst + igst)
    totals.total += sign * total
  }
  return { counts, totals, add }
}

/** Reads what the screen shows of a month. @param note is told of each document that the return has */
export async function readOverview(
  source: MonthSource,
  { show, page }: OverviewQuery,
  note: (one: MonthDocument) => void,
): Promise<Pick<TaxMonth, 'counts' | 'totals' | 'documents' | 'shown' | 'sellers'>> {
  const { readSetting, seller, month } = source
  const isShown: Record<DocumentFilter, (one: MonthDocument) => boolean> = {
    stopped: isStopped,
    warned: isWarned,
    'eway-bill': (one) => needOf(one, readSetting) !== 'none',
    all: () => true,
  }
  const { counts, totals, add } = startOverview(source)
  const sellers = new Set<string>()
  const documents: MonthDocument[] = []
  const from = (page - 1) * taxDocumentsPageSize
  let shown = 0
  for await (const batch of walkMonth(month, source)) {
    for (const one of batch) {
      sellers.add(one.document.seller.gstin)
      if (one.document.seller.gstin !== seller) continue
      add(one)
      if (isInReturn(one)) note(one)
      if (!isShown[show](one)) continue
      if (shown >= from && documents.length < taxDocumentsPageSize) documents.push(one)
      shown += 1
    }
  }
  return {
    counts,
    totals: {
      taxable: rupees(totals.taxable),
      tax: rupees(totals.tax),
      total: rupees(totals.total),
    },
    documents: documents.map((one) => presentDocument(one, readSetting)),
    shown,
    sellers: [...sellers].toSorted(),
  }
}

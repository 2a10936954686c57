import { dashedDay, rupees, type TaxedDocument } from '../documents/taxed-document.ts'
import type {
  B2bInvoice,
  B2clInvoice,
  CdnrNote,
  CdnurNote,
  Gstr1File,
  RateItem,
} from './gstr1-file.ts'
import { createHsnSummary } from './hsn-summary.ts'
import { createIssuedSeries } from './issued-series.ts'
import { rateItemsOf } from './rate-items.ts'
import { createNilSales, createSmallSales } from './small-sales.ts'

/** What decides about a file besides its documents. */
export interface Gstr1Options {
  gstin: string
  /** YYYY-MM */
  month: string
  /** Of GSTN's tool, as its files name it. */
  version: string
  /** In paise: table 5 has invoices above it. @param day of the invoice, YYYY-MM-DD */
  largeSaleLimit(day: string): number
}

/** Adds to the list of a key. */
function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

const byKey = <Value>(lists: Map<string, Value[]>): [string, Value[]][] =>
  [...lists].toSorted(([one], [other]) => one.localeCompare(other))

/** A section with rows, otherwise nothing: the portal refuses empty ones. */
function section<Name extends string, Rows extends readonly unknown[]>(name: Name, rows: Rows) {
  return rows.length === 0 ? {} : { [name]: rows }
}

/** Where a sale, or the sale that a note is against, stands. */
function isLargeSale(document: TaxedDocument, { largeSaleLimit }: Gstr1Options): boolean {
  const { isIntraState, against, day, totals } = document
  const sale = against ?? { day, total: totals.total }
  return !isIntraState && sale.total > largeSaleLimit(sale.day)
}

/** The sections that list documents one by one: tables 4, 5 and 9B. */
function createListedDocuments(options: Gstr1Options) {
  const b2b = new Map<string, B2bInvoice[]>()
  const b2cl = new Map<string, B2clInvoice[]>()
  const cdnr = new Map<string, CdnrNote[]>()
  const cdnur: CdnurNote[] = []

  const addInvoice = (document: TaxedDocument, itms: RateItem[]) => {
    const { number, day, totals, placeOfSupply: pos = '', recipient } = document
    const head = { inum: number, idt: dashedDay(day), val: rupees(totals.total) }
    if (recipient.gstin)
      append(b2b, recipient.gstin, { ...head, pos, rchrg: 'N', inv_typ: 'R', itms })
    else append(b2cl, pos, { ...head, itms })
  }
  const addNote = (document: TaxedDocument, itms: RateItem[]) => {
    const { number, day, totals, placeOfSupply: pos = '', recipient } = document
    const val = rupees(totals.total)
    const head = { nt_num: number, nt_dt: dashedDay(day), ntty: 'C' as const, val }
    if (recipient.gstin)
      append(cdnr, recipient.gstin, { ...head, pos, rchrg: 'N', inv_typ: 'R', itms })
    else cdnur.push({ ...head, typ: 'B2CL', pos, itms })
  }
  return {
    /** Whether a document is listed by itself, not added to the small sales. */
    isListed: (document: TaxedDocument) =>
      Boolean(document.recipient.gstin) || isLargeSale(document, options),

    add(document: TaxedDocument): void {
      const itms = rateItemsOf(document.lines, document.isIntraState)
      if (itms.length === 0) return
      if (document.kind === 'invoice') addInvoice(document, itms)
      else addNote(document, itms)
    },

    invoices: () => ({
      ...section(
        'b2b',
        byKey(b2b).map(([ctin, inv]) => ({ ctin, inv })),
      ),
      ...section(
        'b2cl',
        byKey(b2cl).map(([pos, inv]) => ({ pos, inv })),
      ),
    }),

    notes: () => ({
      ...section(
        'cdnr',
        byKey(cdnr).map(([ctin, nt]) => ({ ctin, nt })),
      ),
      ...section('cdnur', cdnur),
    }),
  }
}

/**
 * Adds up the return GSTR-1 of a month document by document, so that a large month takes no more memory than its file.
 * Documents come in the order of the file; those with a fault must not come, but be counted as issued.
 */
export function startGstr1(options: Gstr1Options) {
  const listed = createListedDocuments(options)
  const smallSales = createSmallSales()
  const nilSales = createNilSales()
  const hsn = { b2b: createHsnSummary(), b2c: createHsnSummary() }
  const issued = createIssuedSeries()
  return {
    /** Counts a document as issued in the month. */
    countIssued(document: Pick<TaxedDocument, 'kind' | 'number'>): void {
      issued.add(document)
    },

    /**
     * Adds a document.
     * @param isOnPortal for one to a GST number that the portal has from its IRN already: it is in tables 8 and 12 all the same
     */
    add(document: TaxedDocument, isOnPortal = false): void {
      const { gstin } = document.recipient
      if (!listed.isListed(document)) smallSales.add(document)
      else if (!(gstin && isOnPortal)) listed.add(document)
      nilSales.add(document)
      hsn[gstin ? 'b2b' : 'b2c'].add(document)
    },

    finish(): Gstr1File {
      const nil = nilSales.rows()
      const series = issued.rows()
      const halves = {
        ...section('hsn_b2b', hsn.b2b.rows()),
        ...section('hsn_b2c', hsn.b2c.rows()),
      }
      const [year = '', month = ''] = options.month.split('-')
      return {
        gstin: options.gstin,
        fp: month + year,
        version: options.version,
        hash: 'hash',
        ...listed.invoices(),
        ...section('b2cs', smallSales.rows()),
        ...listed.notes(),
        ...(nil.length > 0 && { nil: { inv: nil } }),
        ...(series.length > 0 && { doc_issue: { doc_det: series } }),
        ...(Object.keys(halves).length > 0 && { hsn: halves }),
      }
    },
  }
}

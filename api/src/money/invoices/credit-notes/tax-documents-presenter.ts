import { canCreditTax, lastTaxedCreditDay } from '@store/contract/rules/orders/credit-notes'
import { paise, rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { TaxDocuments } from '@store/contract/schemas/orders/tax-documents'
import { countCredited } from '../document-content.ts'
import type { TaxContent } from '../tax-document.ts'
import type { StoredDocuments } from './credit-note-service.ts'

const rupees = (amount: number) => rupeesFromPaise(paise(amount))

function presentDocument({ number, issuedAt, totals }: TaxContent) {
  return { number, issuedAt, total: rupees(totals.total) }
}

/** The tax documents of an order on the wire. */
export function presentDocuments(
  { invoice, creditNotes }: StoredDocuments,
  now: Date,
): TaxDocuments {
  const credited = countCredited(creditNotes)
  const invoicedAt = invoice && new Date(invoice.issuedAt)
  return {
    ...(invoice && { invoice: presentDocument(invoice) }),
    creditNotes: creditNotes.map((note, index) => ({
      ordinal: index + 1,
      ...presentDocument(note),
      ...(note.against?.reason !== undefined && { reason: note.against.reason }),
      isTaxed: note.against?.taxedUntil === undefined,
    })),
    lines: (invoice?.lines ?? []).map((line, index) => ({
      line: index + 1,
      name: line.name,
      modelNo: line.modelNo,
      quantity: line.quantity,
      credited: credited.get(index + 1) ?? 0,
      total: rupees(line.total),
      taxable: rupees(line.taxable),
    })),
    ...(invoicedAt && { taxedUntil: lastTaxedCreditDay(invoicedAt) }),
    canCreditTax: invoicedAt !== undefined && canCreditTax(invoicedAt, now),
  }
}

import { defaultTaxSettings } from '@store/contract/rules/taxes/tax-settings'
import type { MonthDocumentView, TaxMonth } from '@store/contract/schemas/taxes/tax-months'

/** An invoice in which nothing is missing. */
export const aDocument = (facts: Partial<MonthDocumentView> = {}): MonthDocumentView => ({
  ...{ number: 'INV/26-27/00401', kind: 'invoice', day: '2026-11-03', order: 'o1' },
  ...{ buyer: 'Naidu Infotech LLP', gstin: '29AAKFD4321L1Z8', total: 3980 },
  ...{ ewayBill: 'none', faults: [] },
  ...facts,
})

/** An invoice that lacks an HSN. */
export const lacking = aDocument({
  ...{ number: 'INV/26-27/00402', buyer: 'Asha Rao' },
  faults: [
    {
      text: 'HDMI cable has no HSN.',
      stops: ['gstr1', 'e-invoice', 'eway-bill'],
      isMendable: true,
    },
  ],
  lines: [{ line: 2, name: 'HDMI cable', unit: 'PCS' }],
})

/** November with both of them. */
export const aMonth = (facts: Partial<TaxMonth> = {}): TaxMonth => ({
  ...{ month: '2026-11', seller: '36AABCS1995K1ZX', sellers: ['36AABCS1995K1ZX'] },
  counts: {
    ...{ documents: 2, stopped: 1, warned: 0, withoutTax: 0 },
    ...{ eInvoices: 1, eInvoicesStopped: 1, ewayBills: 0 },
  },
  totals: { taxable: 3564.57, tax: 415.43, total: 3980 },
  isEInvoiceDue: false,
  isOver: true,
  documents: [aDocument(), lacking],
  shown: 2,
  settings: [...defaultTaxSettings],
  ...facts,
})

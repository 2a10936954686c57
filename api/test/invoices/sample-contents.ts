import { splitTax } from '@store/contract/rules/pricing/gst'
import { paise } from '@store/contract/rules/pricing/money'
import { totalsOf } from '../../src/money/invoices/document-content.ts'
import type { TaxContent, TaxLine } from '../../src/money/invoices/tax-document.ts'

/** A line with the tax inside its price. */
export function lineOf(
  facts: Partial<Pick<TaxLine, 'name' | 'quantity' | 'unitPrice' | 'gstPercent' | 'unit'>>,
  intraState = false,
): TaxLine {
  const { name = 'Toner', quantity = 1, unitPrice = 118_000, gstPercent = 18, unit } = facts
  const total = unitPrice * quantity
  const { roundOff: _, ...taxes } = splitTax({
    gross: paise(total),
    ratePercent: gstPercent,
    intraState,
  })
  return {
    name,
    modelNo: 'LT-88A',
    hsn: '84439959',
    quantity,
    ...(unit !== undefined && { unit }),
    unitPrice,
    gstPercent,
    ...taxes,
    total,
  }
}

/** An invoice to Mumbai with everything that one can say. */
export function documentOf(facts: Partial<TaxContent> = {}): TaxContent {
  const lines = facts.lines ?? [lineOf({})]
  return {
    drawing: 2,
    number: 'INV/26-27/00042',
    issuedAt: '2026-11-27T06:00:00.000Z',
    order: {
      id: '01JD3ZV8Q4X7T9F6W2RN5KABCD',
      placedAt: '2026-11-25T06:00:00.000Z',
    },
    seller: {
      name: 'Deccan IT Supply Private Limited',
      gstin: '36AABCS1995K1ZX',
      address: 'Abids, Hyderabad 500001',
      state: 'Telangana',
      phone: '040 2323 1995',
      email: 'accounts@deccanit.example',
      bank: {
        accountHolder: 'Deccan IT Supply Private Limited',
        bank: 'State Bank of India',
        branch: 'Abids',
        accountNumber: '00000012345678901',
        ifsc: 'SBIN0000300',
      },
    },
    buyer: { name: 'Ravi Kulkarni', address: '14 Lamington Road, Mumbai', phone: '9820012345' },
    placeOfSupply: 'Maharashtra (27)',
    isIntraState: false,
    stateTax: 'SGST',
    transport: {
      carrier: 'Neeta Travels',
      docketNumber: 'LR77123',
      packages: 2,
      freight: 'to pay',
    },
    ...facts,
    lines,
    totals: totalsOf(lines),
  }
}

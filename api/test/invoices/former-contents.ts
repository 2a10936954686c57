import type { TaxContent } from '../../src/money/invoices/tax-document.ts'

const seller = {
  name: 'Deccan IT Supply Private Limited',
  gstin: '36AABCS1995K1ZX',
  address: 'Abids, Hyderabad 500001',
  state: 'Telangana',
}

/** A tax invoice as it was stored before drawings were numbered: within the state, to a firm, a name in Hindi. */
export const formerInvoice: TaxContent = {
  number: 'INV/26-27/00041',
  issuedAt: '2026-11-20T06:00:00.000Z',
  order: { id: '01JD3ZV8Q4X7T9F6W2RN5KABCD', placedAt: '2026-11-19T06:00:00.000Z' },
  seller,
  buyer: {
    name: 'Sai Computers (मीरा नायर)',
    address: '5-9-30 Basheerbagh, Hyderabad, Telangana 500029',
    phone: '9848012345',
    gstin: '36AABCU9603R1ZM',
  },
  placeOfSupply: 'Telangana (36)',
  isIntraState: true,
  stateTax: 'SGST',
  lines: [
    {
      name: 'लेज़र टोनर',
      modelNo: 'LT-88A',
      hsn: '84439959',
      quantity: 1,
      unitPrice: 99_900,
      gstPercent: 18,
      taxable: 84_661,
      cgst: 7_619,
      sgst: 7_619,
      igst: 0,
      total: 99_900,
    },
  ],
  totals: { taxable: 84_661, cgst: 7_619, sgst: 7_619, igst: 0, roundOff: 1, total: 99_900 },
}

/** A credit note of then, to another state, over two pages. */
export const formerCreditNote: TaxContent = {
  ...formerInvoice,
  number: 'CN/26-27/00007',
  issuedAt: '2026-11-24T06:00:00.000Z',
  buyer: {
    name: 'Ravi Kulkarni',
    address: '14 Lamington Road, Mumbai, Maharashtra 400007',
    phone: '9820012345',
  },
  placeOfSupply: 'Maharashtra (27)',
  isIntraState: false,
  lines: Array.from({ length: 40 }, (_, index) => ({
    name: `Toner cartridge ${index + 1} for laser printers, black, high yield`,
    modelNo: `TC-${index + 1}`,
    quantity: 2,
    unitPrice: 118_000,
    gstPercent: 18,
    taxable: 200_000,
    cgst: 0,
    sgst: 0,
    igst: 36_000,
    total: 236_000,
  })),
  totals: {
    taxable: 8_000_000,
    cgst: 0,
    sgst: 0,
    igst: 1_440_000,
    roundOff: 0,
    total: 9_440_000,
  },
  against: {
    number: 'INV/26-27/00040',
    issuedAt: '2026-11-20T06:00:00.000Z',
    reason: 'Ordered twice',
  },
}

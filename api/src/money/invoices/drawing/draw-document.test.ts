import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { formerCreditNote, formerInvoice } from '../../../../test/invoices/former-contents.ts'
import { documentOf, lineOf } from '../../../../test/invoices/sample-contents.ts'
import { readPdf } from '../../../../test/pdf-text.ts'
import type { TaxContent } from '../tax-document.ts'
import { invoiceCopies } from './document-copy.ts'
import { drawDocuments } from './draw-document.ts'

/** What is in the streams of a PDF: pages and fonts. How they are compressed depends on the version of Node. */
function fingerprintOf(content: Buffer): string {
  const hash = createHash('sha256')
  const file = content.toString('latin1')
  for (const { index, 0: head } of file.matchAll(/stream\r?\n/g)) {
    if (file.slice(index - 3, index) === 'end') continue
    const start = index + head.length
    const raw = content.subarray(start, file.indexOf('endstream', start))
    if (raw[0] === 0x78) hash.update(inflateSync(raw))
  }
  return hash.digest('hex')
}

const draw = async (content: TaxContent, copies = invoiceCopies.slice(0, 1)) => {
  const { texts, ...rest } = readPdf(await drawDocuments([content], copies))
  return { ...rest, texts, said: texts.join(' ').replace(/\s+/g, ' ') }
}

describe('a document that was handed out before drawings were numbered', () => {
  it.each([
    [formerInvoice, 'f18bf2759e1ff4fa75273c72c8b8115b2b4056e79cc59c8a0cab2873858bd674'],
    [formerCreditNote, '4a4f92d37968bbffb03eb54a76444c02eb978c5c55651a2fec579d0126ec6556'],
  ])('looks as it did then: $number', async (content, fingerprint) => {
    expect(fingerprintOf(await drawDocuments([content], ['original']))).toBe(fingerprint)
    expect(fingerprintOf(await drawDocuments([content], invoiceCopies))).toBe(fingerprint)
  })
})

describe('an invoice', () => {
  it('says what CGST Rules 46 asks for, within the state', async () => {
    const { said, sizes } = await draw(
      documentOf({
        isIntraState: true,
        lines: [
          lineOf({ quantity: 7, unitPrice: 129_00, gstPercent: 18, unit: 'BOX' }, true),
          lineOf({ quantity: 1, unitPrice: 105_00, gstPercent: 5 }, true),
        ],
      }),
    )
    for (const text of [
      'TAX INVOICE ORIGINAL FOR RECIPIENT',
      'Sold by: Deccan IT Supply Private Limited Abids, Hyderabad 500001, Telangana (36)',
      'GSTIN: 36AABCS1995K1ZX PAN: AABCS1995K Phone: 040 2323 1995 E-mail: accounts@deccanit.example',
      'Tax payable on reverse charge: No',
      'Transport: Neeta Travels, freight to pay LR or docket no: LR77123 Packages: 2',
      // 7 × 109.321 is 765.25, which 109.32 would miss by a paisa.
      '1 Toner (LT-88A) 84439959 7 BOX 109.321 765.25 68.87 68.87 902.99',
      '129.00 9 % 9 %',
      '2.5 % 2.5 %',
      'GST Taxable value CGST SGST 5 % 100.00 2.50 2.50 18 % 765.25 68.87 68.87',
      'Round off ₹0.01 Amount payable ₹1,008.00',
      'Account number: 00000012345678901 IFSC: SBIN0000300',
      'For Deccan IT Supply Private Limited Authorised signatory',
      'page 1 of 1',
    ])
      expect(said).toContain(text)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8)
  })

  it('names recipient and consignee with their addresses, when they differ', async () => {
    const party = { address: '22 SP Road', city: 'Bengaluru', state: 'Karnataka', stateCode: '29' }
    const recipient = { ...party, name: 'Bengaluru Systems LLP', gstin: '29AAKFD4321L1Z8' }
    const consignee = { name: 'Sri Lakshmi Traders', city: 'Hyderabad', pincode: '500038' }
    const { said } = await draw(documentOf({ recipient, consignee }))
    expect(said).toContain(
      'Bill to: Bengaluru Systems LLP 22 SP Road Bengaluru, Karnataka (29) GSTIN: 29AAKFD4321L1Z8',
    )
    expect(said).toContain('Ship to: Sri Lakshmi Traders Hyderabad 500038')
    const same = await draw(
      documentOf({ recipient, consignee: { ...party, name: recipient.name } }),
    )
    expect(same.said).toContain('Bill and ship to: Bengaluru Systems LLP')
  })

  it.each([
    [
      '84439959',
      ['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR TRANSPORTER', 'TRIPLICATE FOR SUPPLIER'],
    ],
    ['997331', ['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR SUPPLIER']],
  ])('has the copies of CGST Rules 48 for %s', async (hsn, markings) => {
    const content = documentOf({ lines: [{ ...lineOf({}), hsn }] })
    const { texts, pages } = await draw(content, [...invoiceCopies])
    expect(texts.filter((text) => / FOR [RST]/.test(text))).toEqual(markings)
    expect(pages).toBe(markings.length)
  })

  it('is a bill of supply without columns of tax when no line is taxed', async () => {
    const { said } = await draw(documentOf({ lines: [lineOf({ gstPercent: 0, quantity: 3 })] }))
    expect(said).toContain('BILL OF SUPPLY')
    expect(said).not.toMatch(/TAX INVOICE|IGST|incl. GST/)
    const mixed = await draw(documentOf({ lines: [lineOf({ gstPercent: 0 }), lineOf({})] }))
    expect(mixed.said).toContain('TAX INVOICE')
  })

  it('numbers its pages, each with title, marking and head of the table', async () => {
    const lines = Array.from({ length: 60 }, () => lineOf({ name: 'Toner for lasers '.repeat(4) }))
    const { texts, pages } = await draw(documentOf({ lines }), ['original', 'duplicate'])
    const perCopy = pages / 2
    expect(perCopy).toBeGreaterThan(1)
    const numbered = texts.filter((text) => text.includes(', page '))
    const expected = Array.from(
      { length: perCopy },
      (_, index) => `INV/26-27/00042, page ${index + 1} of ${perCopy}`,
    )
    expect(numbered.toSorted()).toEqual([...expected, ...expected].toSorted())
    expect(texts.filter((text) => text === 'Item')).toHaveLength(pages)
    expect(texts.filter((text) => text === 'DUPLICATE FOR TRANSPORTER')).toHaveLength(perCopy)
  })

  it('prints amounts of any length beside each other', async () => {
    const lines = [lineOf({ quantity: 9_999, unitPrice: 999_999_00 }, true)]
    const { said, sizes } = await draw(documentOf({ isIntraState: true, lines }))
    expect(said).toContain('1 Toner (LT-88A) 84439959 9999 PCS 8,47,456.779661 8,47,37,20,339.83')
    expect(Math.min(...sizes)).toBe(8)
  })
})

describe('a credit note', () => {
  const against = { number: 'INV/26-27/00042', issuedAt: '2026-11-27T06:00:00.000Z' }

  it('names the invoice and the reason, and has no copies', async () => {
    const content = documentOf({
      number: 'CN/26-27/00003',
      against: { ...against, reason: '4 leaked' },
    })
    const { said, pages } = await draw(content, [...invoiceCopies])
    expect(pages).toBe(1)
    expect(said).toContain('CREDIT NOTE')
    expect(said).toContain('Against invoice: INV/26-27/00042 of 27 Nov 2026 Reason: 4 leaked')
    expect(said).toContain('Amount credited')
    expect(said).not.toMatch(/RECIPIENT|Bank details|Transport:/)
  })

  it('says when it has no tax, and why', async () => {
    const { taxable } = lineOf({})
    const line = { ...lineOf({}), igst: 0, total: taxable }
    const content = documentOf({
      lines: [line],
      against: { ...against, taxedUntil: '2027-11-30' },
    })
    const { said } = await draw(content)
    expect(said).toContain('FINANCIAL CREDIT NOTE (WITHOUT GST)')
    expect(said).toContain('until 30 Nov 2027 (CGST Act, section 34(2))')
    expect(said).not.toContain('IGST')
  })
})

it('prints what the portals answered beside the content of a document', async () => {
  const eInvoice = {
    ...{ irn: 'a1'.repeat(32), acknowledgement: '112010000011474' },
    ...{ acknowledgedAt: new Date('2026-11-27T07:10:00Z'), signedCode: `e30.${'e'.repeat(900)}.s` },
  }
  const plain = await draw(documentOf())
  const answered = { ...documentOf(), ewayBillNumber: '391001240187', eInvoice }
  const { said, pages } = await draw(answered)
  expect(pages).toBe(plain.pages)
  expect(said).toContain('E-way bill no: 391001240187')
  expect(said.replaceAll(' ', '')).toContain(`IRN${eInvoice.irn}Acknowledgementno112010000011474`)
})

import { describe, expect, it } from '@jest/globals'
import {
  RegisterRowSchema,
  type RegisterRowView,
  type TaxMonth,
} from '@store/contract/schemas/taxes/tax-months'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { seller } from '../../../test/factories/invoice-client.ts'
import {
  type DocumentFacts,
  privateBuyer,
  registeredBuyer,
  sellerOfTests,
} from '../../../test/taxes/documents-of-tests.ts'
import { createShippedOrder } from '../../../test/taxes/shipped-order.ts'
import { storeDocuments } from '../../../test/taxes/store-documents.ts'
import { workedFiles, workedMonth } from '../../../test/taxes/worked-month/worked-month.ts'
import { useTestStore } from '../../../test/test-store.ts'
import type { EInvoice } from './e-invoice/e-invoice-file.ts'
import type { EwayBillFile } from './eway-bill/eway-bill-file.ts'
import type { Gstr1File } from './gstr1/gstr1-file.ts'

const now = { at: new Date('2026-12-03T06:00:00Z') }

describe('the taxes of a month', () => {
  const store = useTestStore({ environment: seller, clock: { now: () => now.at } })
  const get = async (url: string, who?: SignedInAccount) =>
    store.app.inject({
      url: `/api/admin/taxes${url}`,
      headers: (who ?? (await signIn(store, 'superadmin'))).headers,
    })
  const post = async (url: string, payload: object) =>
    store.app.inject({
      method: 'POST',
      url: `/api/admin/taxes${url}`,
      headers: (await signIn(store, 'superadmin')).headers,
      payload,
    })
  const month = async (query = '') => (await get(query)).json<TaxMonth>()
  const gstr1 = async (query = '') => (await get(`/gstr1${query}`)).json<Gstr1File>()
  const lacking = { number: 'INV/26-27/00009', lines: [{ hsn: '' }] }
  const lorry = { mode: 'road', vehicleNumber: 'TS09UA4321' }

  it('are the worked month, to the paisa, under the name that the tool gives', async () => {
    await storeDocuments(store, Object.values(workedMonth))
    const answer = await get('/gstr1?month=2026-11')
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="returns_3122026_R1_36AABCS1995K1ZX_offline.json"',
    )
    expect(answer.json()).toEqual(workedFiles.gstr1)
    const one = await get('/e-invoices?number=INV/26-27/00401')
    expect(one.json()).toEqual(workedFiles.eInvoice)
    const ofAnyMonth = await get('/e-invoices?month=2026-09&number=INV/26-27/00401')
    expect(ofAnyMonth.json()).toEqual(workedFiles.eInvoice)
    expect(await month()).toMatchObject({
      ...{ month: '2026-11', seller: '36AABCS1995K1ZX', sellers: ['36AABCS1995K1ZX'] },
      counts: {
        ...{ documents: 9, stopped: 0, warned: 0, withoutTax: 0 },
        ...{ eInvoices: 3, eInvoicesStopped: 0, ewayBills: 1 },
      },
      totals: { taxable: 65_395.33, total: 76_855 },
    })
  })

  it('are those of what was shipped and credited in the store', async () => {
    now.at = new Date('2026-11-20T06:00:00Z')
    const { number } = await createShippedOrder(store)
    now.at = new Date('2026-12-03T06:00:00Z')
    const { documents, counts } = await month()
    expect(documents).toMatchObject([{ number, day: '2026-11-20', kind: 'invoice' }])
    expect([counts.documents, counts.stopped]).toEqual([1, 0])
    expect((await gstr1()).doc_issue?.doc_det[0]?.docs[0]?.from).toBe(number)
  })

  it('are those that were issued in it in India, no others (taxes 2.14)', async () => {
    await storeDocuments(store, [
      { number: 'INV/26-27/00001', day: '2026-10-31' },
      { number: 'INV/26-27/00002', day: '2026-11-01' },
      { number: 'INV/26-27/00003', day: '2026-11-30' },
      { number: 'INV/26-27/00004', day: '2026-12-01' },
    ])
    // The last instant of October and the first of December in India.
    const set = async (number: string, at: string) =>
      store
        .db('tax_documents')
        .where({ number })
        .update({ issued_at: new Date(at) })
    await set('INV/26-27/00001', '2026-10-31T18:29:59.999Z')
    await set('INV/26-27/00002', '2026-10-31T18:30:00.000Z')
    await set('INV/26-27/00003', '2026-11-30T18:29:59.999Z')
    await set('INV/26-27/00004', '2026-11-30T18:30:00.000Z')
    expect((await month()).documents.map(({ number }) => number)).toEqual([
      ...['INV/26-27/00002', 'INV/26-27/00003'],
    ])
    expect((await gstr1()).b2b?.[0]?.inv.map(({ inum }) => inum)).toHaveLength(2)
  })

  it('leave a red document out, count it, and have it once it was mended (taxes 1.2, taxes 1.5)', async () => {
    const order = await storeDocuments(store, [{}, lacking])
    const stopped = await month('?show=stopped')
    expect(stopped.counts).toMatchObject({ documents: 2, stopped: 1, eInvoicesStopped: 1 })
    expect([stopped.shown, stopped.documents]).toMatchObject([
      1,
      [
        {
          ...{ number: lacking.number, order },
          faults: [{ text: 'USB Wi-Fi adapter has no HSN.', isMendable: true }],
          lines: [{ line: 1, name: 'USB Wi-Fi adapter' }],
        },
      ],
    ])
    expect((await gstr1()).b2b?.[0]?.inv).toHaveLength(1)
    const form = { number: lacking.number, lines: [{ line: 1, hsn: '85176290' }] }
    const answer = await post('/details', form)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'What INV/26-27/00009 lacked was added' },
    ])
    expect((await month()).counts.stopped).toBe(0)
    expect((await gstr1()).b2b?.[0]?.inv).toHaveLength(2)
    const content: { content: string } = await store
      .db('tax_documents')
      .where('number', lacking.number)
      .first('content')
    expect(content.content).not.toContain('85176290')
    expect(await store.db('audit_entries').pluck('action')).toContain('order.tax-details-added')
  })

  it('keep what was added to a document when more is added', async () => {
    const { pincode: _, ...recipient } = registeredBuyer
    await storeDocuments(store, [{ ...lacking, recipient }])
    const { number } = lacking
    await post('/details', { number, lines: [{ line: 1, hsn: '85176290' }] })
    const { documents } = await month()
    expect(documents).toMatchObject([{ address: { street: '14 Residency Road', pincode: '' } }])
    expect(documents[0]).not.toHaveProperty('lines')
    await post('/details', { number, lines: [], pincode: '560025' })
    const [invoice] = (await get('/e-invoices')).json<EInvoice[]>()
    expect([invoice?.BuyerDtls.Pin, invoice?.ItemList[0]?.HsnCd]).toEqual([560_025, '85176290'])
  })

  it.each([
    ['an HSN that cannot exist', { lines: [{ line: 1, hsn: '84713' }] }, 'lines.0.hsn'],
    ['a line that there is not', { lines: [{ line: 7, hsn: '85176290' }] }, 'lines.0.line'],
    ['a unit of no list', { lines: [{ line: 1, unit: 'XYZ' }] }, 'lines.0.unit'],
    ['a pincode of five digits', { lines: [], pincode: '56002' }, 'pincode'],
    ['a town of two letters', { lines: [], city: 'Ib' }, 'city'],
    ['nothing', { lines: [] }, 'lines'],
  ])('take no %s', async (_of, form, field) => {
    await storeDocuments(store, [lacking])
    const answer = await post('/details', { number: lacking.number, ...form })
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field }] }])
    expect(await store.db('tax_document_details')).toEqual([])
  })

  it('are a table, a row for each document and rate, in which notes count below zero', async () => {
    await storeDocuments(store, Object.values(workedMonth))
    const { body } = await get('/register?format=csv')
    const rows = body.trim().split(/\r?\n/)
    expect(rows).toHaveLength(1 + 11)
    expect(rows[0]).toContain('Voucher type,Invoice number,Invoice date,Customer name,GSTIN')
    expect(rows[1]).toContain('Sales,INV/26-27/00401,2026-11-03,Naidu Infotech LLP')
    expect(rows[1]).toContain('1824.57,18,328.43')
    expect(rows.at(-1)).toContain('-49991.53,18,-8998.48')
    expect(rows.at(-1)).toContain('INV/26-27/00403')
  })

  it('have a register for programs: the rows of the file, by ids that stay (taxes 1.11)', async () => {
    await storeDocuments(store, Object.values(workedMonth))
    const answer = await get('/register?format=json')
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    const rows = answer.json<RegisterRowView[]>()
    expect(Value.Errors(Type.Array(RegisterRowSchema), rows)).toEqual([])
    expect(rows).toHaveLength(11)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(11)
    expect(rows[0]).toMatchObject({
      ...{ id: 'INV/26-27/00401@18', number: 'INV/26-27/00401', kind: 'invoice' },
      ...{ day: '2026-11-03', buyer: 'Naidu Infotech LLP', gstPercent: 18 },
      ...{ taxable: 1824.57, igst: 328.43 },
    })
    expect(rows.at(-1)).toMatchObject({
      ...{ kind: 'credit-note', taxable: -49_991.53, igst: -8998.48 },
      against: { number: 'INV/26-27/00403' },
    })
    const { totals } = await month()
    const sum = rows.reduce((so, { taxable }) => so + Math.round(taxable * 100), 0)
    expect(sum).toBe(Math.round(totals.taxable * 100))
    expect((await get('/register?format=json')).body).toBe(answer.body)
    expect((await get('/register?format=json&month=2026-01')).json()).toEqual([])
  })

  it('are those of one GST number of the seller', async () => {
    const moved = { ...sellerOfTests, gstin: '29AABCS1995K1ZS', state: 'Karnataka' }
    await storeDocuments(store, [{}, { number: 'INV/26-27/00002', seller: moved }])
    const both = await month()
    expect(both.sellers).toEqual(['29AABCS1995K1ZS', '36AABCS1995K1ZX'])
    expect(both.counts.documents).toBe(1)
    const other = await gstr1('?seller=29AABCS1995K1ZS')
    expect([other.gstin, other.b2b?.[0]?.inv[0]?.inum]).toEqual([
      ...['29AABCS1995K1ZS', 'INV/26-27/00002'],
    ])
  })

  it('can be had without what the portal has from IRNs (taxes 2.16)', async () => {
    await storeDocuments(store, Object.values(workedMonth))
    const file = await gstr1('?withoutRegistered=true')
    expect([file.b2b, file.cdnr]).toEqual([undefined, undefined])
    expect(file.hsn).toEqual(workedFiles.gstr1.hsn)
  })

  it('have e-invoices of documents to GST numbers alone', async () => {
    await storeDocuments(store, [
      {},
      { number: 'INV/26-27/00002', recipient: privateBuyer },
      { number: 'INV/26-27/00003', recipient: { ...registeredBuyer, city: 'Ib' } },
    ])
    const numbers = (await get('/e-invoices')).json<EInvoice[]>().map(({ DocDtls }) => DocDtls.No)
    expect(numbers).toEqual(['INV/26-27/00001'])
    expect((await get('/e-invoices?month=2026-01')).json()).toEqual([])
  })

  it('list 50 documents a page', async () => {
    const numbers = Array.from({ length: 51 }, (_, index) => `INV/26-27/${10_000 + index}`)
    await storeDocuments(
      store,
      numbers.map((number) => ({ number })),
    )
    const first = await get('')
    expect(first.json<TaxMonth>().documents.map(({ number }) => number)).toEqual(
      numbers.slice(0, 50),
    )
    expect([first.headers['x-total-count'], first.headers.link]).toEqual([
      ...['51', '</api/admin/taxes?page=2>; rel="next"'],
    ])
    expect((await month('?page=2')).documents.map(({ number }) => number)).toEqual([numbers[50]])
  })

  it('are for the superadmin alone', async () => {
    for (const url of ['', '/gstr1', '/register', '/e-invoices'])
      expect((await get(url, await signIn(store, 'enduser-admin'))).statusCode).toBe(403)
  })

  describe('an e-way bill', () => {
    it('is made of an invoice and its transport', async () => {
      await storeDocuments(store, [workedMonth.laptops])
      const transport = {
        ...{ mode: 'road', vehicleNumber: 'ts 09 ua 4321', transporterName: 'Sri Balaji Roadways' },
        ...{ transporterId: '36AAACB1234C1ZG', documentNumber: 'LR20931' },
        documentDay: '2026-11-09',
      }
      const answer = await post('/eway-bill', { number: 'INV/26-27/00403', ...transport })
      expect(answer.json<EwayBillFile>()).toEqual(workedFiles.ewayBill)
      const due = await month('?show=eway-bill')
      expect(due.documents).toMatchObject([{ number: 'INV/26-27/00403', ewayBill: 'own' }])
    })

    const note = {
      ...{ kind: 'credit-note' as const, number: 'CN/26-27/00001' },
      against: { number: 'INV/26-27/00002', day: '2026-11-01', totalRupees: 1180 },
    }
    const oldReceipt = { mode: 'rail', documentNumber: 'R1', documentDay: '2026-11-02' }
    it.each<[string, DocumentFacts & { number: string }, object, string]>([
      ['no vehicle', { number: 'INV/26-27/00001' }, { mode: 'road' }, 'vehicleNumber'],
      ['an old LR', { number: 'INV/26-27/00001' }, oldReceipt, 'documentDay'],
      ['a document with a fault', lacking, lorry, 'number'],
      ['a credit note', note, lorry, 'number'],
    ])('is not made with %s (taxes 4.5)', async (_of, facts, ...[transport, field]) => {
      await storeDocuments(store, [facts])
      const answer = await post('/eway-bill', { number: facts.number, ...transport })
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field }] }])
    })

    it('of an unknown number is not found', async () => {
      const answer = await post('/eway-bill', { number: 'INV/26-27/00077', ...lorry })
      expect([answer.statusCode, answer.json()]).toMatchObject([
        404,
        { message: 'There is no document INV/26-27/00077.' },
      ])
    })

    it('comes from the IRN where an e-invoice is due, not from a file besides (taxes 4.8)', async () => {
      const lines = [{ rupees: 60_000 }]
      await storeDocuments(store, [
        { lines },
        { number: 'INV/26-27/00002', recipient: privateBuyer, lines },
      ])
      const needs = async () => (await month()).documents.map(({ ewayBill }) => ewayBill)
      expect(await needs()).toEqual(['own', 'own'])
      const setting = { name: 'eInvoiceDue', state: '', from: '2026-04-01', value: 'yes' }
      await post('/settings', { ...setting, source: 'Turnover of 2025-26' })
      expect(await needs()).toEqual(['of-irn', 'own'])
    })
  })

  it('keep what held in them: a setting counts from its day on (taxes 1.6)', async () => {
    const lines = [{ rupees: 80_000 }]
    const recipient = { ...privateBuyer, state: 'Telangana', stateCode: '36', pincode: '500016' }
    await storeDocuments(store, [
      { number: 'INV/26-27/00001', day: '2026-10-20', recipient, lines },
      { number: 'INV/26-27/00002', day: '2026-11-20', recipient, lines },
      { number: 'INV/26-27/00003', day: '2026-11-21', recipient: privateBuyer, lines },
    ])
    const setting = { name: 'ewayBillLimit', state: '36', from: '2026-11-01', value: '100000' }
    const answer = await post('/settings', { ...setting, source: 'A notice of the state' })
    expect(answer.json()).toEqual({ message: 'Setting added' })
    const due = async (query: string) =>
      (await month(`${query}show=eway-bill`)).documents.map(({ number }) => number)
    expect(await due('?month=2026-10&')).toEqual(['INV/26-27/00001'])
    expect(await due('?')).toEqual(['INV/26-27/00003'])
    expect((await month()).settings).toContainEqual({ ...setting, source: 'A notice of the state' })
    expect(await store.db('audit_entries').pluck('action')).toContain('setting.tax-changed')
    const wrong = await post('/settings', { ...setting, value: 'much', source: 'A notice' })
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { errors: [{ field: 'value' }] }])
  })
})

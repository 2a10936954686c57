import { describe, expect, it } from '@jest/globals'
import { tiers } from '@store/contract/rules/accounts/roles'
import { formatDay } from '@store/contract/rules/india-days'
import { mostListedProducts } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { paise } from '@store/contract/rules/pricing/money'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { seller } from '../../../test/factories/invoice-client.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { readPdf } from '../../../test/pdf-text.ts'
import { readRows } from '../../../test/sheets/read-rows.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore({ environment: seller })

const list = async (query: string, who?: SignedInAccount) => {
  const url = `/api/products/price-list?${query}`
  return store.app.inject({ url, ...(who && { headers: who.headers }) })
}
/** The rows of the sheet, by their headings. */
async function sheetOf(query = '', who?: SignedInAccount) {
  const answer = await list(`format=xlsx&${query}`, who)
  expect(answer.statusCode).toBe(200)
  const [head = [], ...rows] = await readRows(answer.rawPayload)
  return rows.map((row) =>
    Object.fromEntries(head.map((heading, column) => [heading, row[column]])),
  )
}
async function pdfOf(query = '', who?: SignedInAccount) {
  const answer = await list(`format=pdf&${query}`, who)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  return readPdf(answer.rawPayload)
}

const prices = { enduser: paise(1_111_10), reseller: paise(888_20), distributor: paise(777_30) }
/** As the sheet has them, and as the PDF. */
const shown = {
  enduser: ['1111.1', '₹1,111.10'],
  reseller: ['888.2', '₹888.20'],
  distributor: ['777.3', '₹777.30'],
} as const

describe('a price list', () => {
  it.each([...tiers, 'visitor', 'superadmin'] as const)(
    'has the price of the tier of a %s, and of no other, in both formats',
    async (role) => {
      await createProduct(store.db, { pricesPaise: prices, name: 'Toner' })
      const who = role === 'visitor' ? undefined : await signIn(store, role)
      const own = role === 'visitor' || role === 'superadmin' ? 'enduser' : role
      const [row] = await sheetOf('', who)
      const { texts } = await pdfOf('', who)
      const [sheet, pdf] = [Object.values(row ?? {}), texts]
      for (const tier of tiers) {
        const [number, text] = shown[tier]
        expect([sheet.includes(number), pdf.includes(text)]).toEqual([tier === own, tier === own])
      }
    },
  )

  it('is by brand, of a brand by category and name, with model, HSN, slabs that save, and stock in words', async () => {
    const slabs = [
      { minQty: 5, maxQty: 9, price: paise(1_000_00) },
      { minQty: 10, price: paise(700_50) },
    ]
    await createProduct(store.db, { ...{ name: 'Z', brand: 'epson', stock: 0, hsn: undefined } })
    await createProduct(store.db, { ...{ name: 'B', brand: 'HP', stock: 3 } })
    await createProduct(store.db, {
      ...{ name: 'A 10', brand: 'HP', modelNo: 'W1500A', hsn: '84439959' },
      ...{ pricesPaise: prices, slabs },
    })
    await createProduct(store.db, { ...{ name: 'A 9', brand: 'HP' } })
    const who = await signIn(store, 'distributor')
    const rows = await sheetOf('', who)
    expect(rows.map(({ Brand, Product, Stock }) => [Brand, Product, Stock])).toEqual([
      ['epson', 'Z', 'Sold out'],
      ['HP', 'A 9', 'In stock'],
      ['HP', 'A 10', 'In stock'],
      ['HP', 'B', 'Few left'],
    ])
    expect(rows[2]).toMatchObject({
      ...{ 'Model No': 'W1500A', HSN: '84439959', 'GST %': '18', 'Price with GST': '777.3' },
      ...{ 'Quantity prices': '10+: ₹700.50', For: 'Distributor prices' },
      Seller: seller.SELLER_NAME,
    })
    const text = (await pdfOf('', who)).texts.join(' ')
    for (const part of ['epson', 'W1500A', '84439959', '10+: ₹700.50', 'Sold out', 'Few left'])
      expect(text).toContain(part)
  })

  it('says the day, whose prices it has, the firm, and what it is limited to', async () => {
    await createProduct(store.db, { name: 'लेज़र टोनर काला, बहुत लंबे नाम वाला ₹ उत्पाद', brand: 'HP' })
    await createProduct(store.db, { name: 'Cable', brand: 'D-Link' })
    const who = await signIn(store, 'reseller')
    const answer = await list('format=pdf&brand=HP&inStock=true&minPrice=100', who)
    const [, day = ''] =
      /filename="price-list-(.+)\.pdf"/.exec(String(answer.headers['content-disposition'])) ?? []
    const text = readPdf(answer.rawPayload).texts.join(' ')
    for (const part of [
      ...[`Prices of ${formatDay(day)}`, 'Reseller prices, GST included', 'page 1 of 1'],
      ...[seller.SELLER_NAME, seller.SELLER_GSTIN, 'Only: HP; in stock; from ₹100', 'लेज़र'],
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Cable')
    const found = await sheetOf('q=cable', who)
    expect(found.map(({ Product }) => Product)).toEqual(['Cable'])
  })

  it('has no text that a spreadsheet runs', async () => {
    await createProduct(store.db, { name: '=HYPERLINK("x")', modelNo: '-1', brand: '@HP' })
    const [row] = await sheetOf()
    expect([row?.Product, row?.['Model No'], row?.Brand]).toEqual([
      ...[`'=HYPERLINK("x")`, "'-1", "'@HP"],
    ])
  })

  it('leaves out products that are not on sale', async () => {
    await createProduct(store.db)
    await store.db('products').update({ deleted_at: new Date() })
    expect(await sheetOf()).toEqual([])
    expect((await pdfOf()).pages).toBe(1)
  })

  it('is refused with more products than a list has, and made of as many', async () => {
    await createProduct(store.db, { brand: 'One' })
    const [{ id: _, public_id: _publicId, ...row }] = await store.db('products').select('*')
    const more = Array.from({ length: mostListedProducts }, (_value, index) => ({
      ...row,
      public_id: `01JD000000000000000000${String(index).padStart(4, '0')}`,
      name: `Toner ${index}`,
      brand: 'Many',
    }))
    const writable = more.map((one) =>
      Object.fromEntries(Object.entries(one).map(([column, value]) => [column, value])),
    )
    await store.db.batchInsert('products', writable, 500)
    const tooMany = await list('format=xlsx')
    expect([tooMany.statusCode, tooMany.json().message]).toEqual([
      400,
      messages.listing.priceListTooLong,
    ])
    expect(await sheetOf('brand=Many')).toHaveLength(mostListedProducts)
  })

  it('is made thirty times an hour for one account', async () => {
    const [who, other] = [await signIn(store, 'reseller'), await signIn(store, 'reseller')]
    const statuses = await Promise.all(
      Array.from({ length: 31 }, async () => (await list('format=xlsx', who)).statusCode),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await list('format=xlsx', other)).statusCode).toBe(200)
  })

  it.each(['', 'format=csv', 'format=pdf&tier=distributor'])(
    'is refused for ?%s',
    async (query) => {
      expect((await list(query)).statusCode).toBe(400)
    },
  )
})

import { describe, expect, it } from '@jest/globals'
import { tiers } from '@store/contract/rules/accounts/roles'
import { paise } from '@store/contract/rules/pricing/money'
import type { Related, RelatedProduct } from '@store/contract/schemas/catalog/related'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder, fillCart } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import type { ProductRecord } from '../product.ts'

const store = useTestStore()

async function read(publicId: string, who?: SignedInAccount): Promise<Related> {
  const url = `/api/products/${publicId}/related`
  return (await store.app.inject({ url, ...(who && { headers: who.headers }) })).json<Related>()
}

const namesOf = (products: readonly RelatedProduct[]) => products.map(({ name }) => name)
const factsOf = (fits: string, technology = 'Laser toner', pack?: string) => [
  { name: 'Technology', value: technology },
  { name: 'Fits', value: fits },
  ...(pack ? [{ name: 'Pack size', value: pack }] : []),
]

it('leads from a cartridge to its printers and substitutes, and from a printer to its cartridges', async () => {
  const { db } = store
  const printer = await createProduct(db, {
    name: 'Printer',
    brand: 'Brother',
    category: 'Printer',
    modelNo: 'HL-L2321D',
  })
  const toner = { category: 'Cartridge', facts: factsOf('HL-L2321D, MFC-1') }
  const original = await createProduct(db, { ...toner, name: 'Original', brand: 'Brother' })
  const facts = factsOf('hl l2321d', 'Laser toner', '5')
  const pack = await createProduct(db, { ...toner, facts, name: 'Pack', brand: 'Prodot' })
  await createProduct(db, { ...toner, name: 'Compatible', brand: 'Prodot' })
  const drum = factsOf('HL-L2321D', 'Laser drum')
  await createProduct(db, { ...toner, facts: drum, name: 'Drum', brand: 'Prodot', stock: 0 })

  const ofOriginal = await read(original.publicId)
  expect(ofOriginal.fits).toEqual([
    { modelNo: 'HL-L2321D', productId: printer.publicId },
    { modelNo: 'MFC-1' },
  ])
  // A drum fits the same printers, but replaces no toner; a pack has another price.
  expect(namesOf(ofOriginal.compatible)).toEqual(['Compatible', 'Pack'])
  expect(ofOriginal.compatible[1]).toMatchObject({ _id: pack.publicId, packSize: 5 })
  expect(namesOf((await read(pack.publicId)).compatible)).toEqual(['Original'])
  const ofPrinter = await read(printer.publicId)
  expect(namesOf(ofPrinter.supplies).toSorted()).toEqual(['Compatible', 'Drum', 'Original', 'Pack'])
  expect(ofPrinter.fits).toEqual([])
})

it('shows similar products in stock, the same brand first, each with the price of the caller only', async () => {
  const { db } = store
  const priced = (rupees: number) => ({
    enduser: paise(rupees * 100),
    reseller: paise(rupees * 90),
    distributor: paise(rupees * 80),
  })
  const mouse = { category: 'Mouse', brand: 'HP', pricesPaise: priced(1000) }
  const { publicId } = await createProduct(db, mouse)
  await createProduct(db, { ...mouse, name: 'Other brand', brand: 'Dell' })
  await createProduct(db, { ...mouse, name: 'Near', pricesPaise: priced(1100) })
  await createProduct(db, { ...mouse, name: 'Far', pricesPaise: priced(9000) })
  await createProduct(db, { ...mouse, name: 'Sold out', stock: 0 })
  await createProduct(db, { ...mouse, name: 'Keyboard', category: 'Keyboard' })
  expect(namesOf((await read(publicId)).related)).toEqual(['Near', 'Other brand'])
  for (const tier of ['enduser', 'reseller', 'distributor'] as const) {
    const { related } = await read(publicId, await signIn(store, tier))
    expect(related.map(({ prices }) => Object.keys(prices))).toEqual([[tier], [tier]])
    expect(related[1]?.prices[tier]).toBe(priced(1000)[tier] / 100)
  }
  const admin = await read(publicId, await signIn(store, 'superadmin'))
  expect(Object.keys(admin.related[0]?.prices ?? {})).toHaveLength(3)
})

describe('bought together', () => {
  const orderWith = async (
    product: ProductRecord,
    { buyer, others }: { buyer: SignedInAccount; others: ProductRecord[] },
  ) => {
    for (const other of others) await fillCart(store, buyer, { product: other, quantity: 1 })
    await createOrder(store, { buyer, product })
  }
  const boughtWith = async (product: ProductRecord) =>
    namesOf((await read(product.publicId)).boughtTogether)

  it('is what three buyers had in one order each, not what one of them buys every time', async () => {
    const [product, paper, stapler] = [
      await createProduct(store.db, { name: 'Toner' }),
      await createProduct(store.db, { name: 'Paper' }),
      await createProduct(store.db, { name: 'Stapler' }),
    ]
    const [regular, second, third] = [
      await signIn(store, 'enduser'),
      await signIn(store, 'reseller'),
      await signIn(store, 'distributor'),
    ]
    for (let order = 0; order < 3; order += 1) {
      await orderWith(product, { buyer: regular, others: [paper, stapler] })
    }
    await orderWith(product, { buyer: second, others: [paper] })
    expect(await boughtWith(product)).toEqual([])
    await orderWith(product, { buyer: third, others: [paper] })
    expect(await boughtWith(product)).toEqual(['Paper'])
  })

  it('is nothing that is in less than a tenth of the orders', async () => {
    const [product, paper, stapler] = [
      await createProduct(store.db, { name: 'Best seller', stock: 200 }),
      await createProduct(store.db, { name: 'Paper' }),
      await createProduct(store.db, { name: 'Stapler' }),
    ]
    const buyers: SignedInAccount[] = []
    for (const tier of tiers) buyers.push(await signIn(store, tier))
    for (const buyer of buyers) await orderWith(product, { buyer, others: [paper, stapler] })
    for (const buyer of buyers) await orderWith(product, { buyer, others: [paper] })
    for (let order = 0; order < 25; order += 1) {
      await orderWith(product, { buyer: buyers[0] as SignedInAccount, others: [] })
    }
    expect(await boughtWith(product)).toEqual(['Paper'])
  })
})

it('is 404 for a product that is not on sale', async () => {
  const answer = await store.app.inject(`/api/products/${'X'.repeat(26)}/related`)
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'product_not_found'])
})

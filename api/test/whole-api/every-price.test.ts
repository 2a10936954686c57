import { describe, expect, it } from '@jest/globals'
import { type Tier, tiers } from '@store/contract/rules/accounts/roles'
import { paise } from '@store/contract/rules/pricing/money'
import type { PriceAnswer, Product } from '@store/contract/schemas/catalog/catalog'
import type { BulkAdded } from '@store/contract/schemas/orders/cart'
import type { OrderChanged } from '@store/contract/schemas/orders/orders'
import { insertProducts } from '../../src/catalog/products/changes/product-insert.ts'
import { type SignedInAccount, signIn } from '../factories/account-factory.ts'
import { sendOrder, testPdf } from '../factories/order-factory.ts'
import { anyHolds } from '../reserving/any-holds.ts'
import { useTestStore } from '../test-store.ts'
import {
  createRandomStore,
  type RandomLine,
  type RandomOrder,
  type RandomProduct,
} from './random-carts.ts'

const seed = Number(process.env.CARTS_SEED ?? Date.now() % 2 ** 31)
/** Most orders buy forty carts of different products at once, because the price of a line does not depend on others. */
const { products, orders } = createRandomStore(seed, [
  { orders: 80, carts: 1 },
  { orders: 248, carts: 40 },
])
/** CGST and SGST are rounded separately and stay equal (money 7.1), which leaves at most this many paise of a line. */
const largestRoundOff = 2
const taxFields = ['taxable', 'cgst', 'sgst', 'igst'] as const
const stock = 4_000_000

/** Converts rupees of the API to paise by their digits, independently of the API's arithmetic. */
function paiseOf(rupees: number): number {
  const [, whole = '', decimals = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(String(rupees)) ?? []
  if (!whole) throw new Error(`${rupees} is not an amount of rupees`)
  return Number(whole + decimals.padEnd(2, '0'))
}

type Offer = Pick<RandomProduct, 'prices' | 'slabs'>

/** The expected unit price, independently of the API (catalog 2.1): the last matching slab, unless the tier pays less. */
function unitPriceOf({ prices, slabs }: Offer, tier: Tier, quantity: number): number {
  let discounted = Number.POSITIVE_INFINITY
  for (const { minQty, maxQty = Number.POSITIVE_INFINITY, price } of slabs) {
    if (quantity >= minQty && quantity <= maxQty) discounted = price
  }
  return Math.min(prices[tier], discounted)
}

/** The unit price that a product of the API shows for a quantity. */
function shownPriceOf(product: Product, tier: Tier, quantity: number): number {
  const price = paiseOf(product.prices[tier] ?? Number.NaN)
  const slabs = product.quantityBasedPrices.map((slab) => ({ ...slab, price: paiseOf(slab.price) }))
  const prices = { enduser: price, reseller: price, distributor: price }
  return unitPriceOf({ prices, slabs }, tier, quantity)
}

const modelNoOf = (product: number) => `M-${product}`

describe(`10,000 random carts (CARTS_SEED=${seed})`, () => {
  type PlacedOrder = Pick<BulkAdded, 'cart'> & Pick<OrderChanged, 'order'>
  type Buyer = SignedInAccount & { tier: Tier }
  const store = useTestStore({ environment: { DATABASE_POOL: '15', ...anyHolds } })
  const differences: unknown[] = []

  async function read<T>(url: string, { headers }: SignedInAccount): Promise<T> {
    return (await store.app.inject({ url, headers })).json<T>()
  }

  async function post<T>(url: string, { headers }: SignedInAccount, payload: object): Promise<T> {
    return (await store.app.inject({ method: 'POST', url, headers, payload })).json<T>()
  }

  async function createProducts(): Promise<string[]> {
    const rows = products.map(({ prices, gstPercent, slabs }, index) => ({
      name: `Toner ${index}`,
      brand: 'HP',
      category: 'Toner',
      modelNo: modelNoOf(index),
      description: '',
      hsn: undefined,
      gstPercent,
      stock,
      pricesPaise: {
        enduser: paise(prices.enduser),
        reseller: paise(prices.reseller),
        distributor: paise(prices.distributor),
      },
      slabs: slabs.map((slab) => ({ ...slab, price: paise(slab.price) })),
      images: [],
    }))
    return insertProducts(store.db, rows, { kind: 'created', at: store.clock.now() })
  }

  /** What the list, the product page and the calculation show a buyer; each is requested once. */
  function createPriceSources(buyer: Buyer, ids: readonly string[]) {
    const answers = new Map<string, Promise<unknown>>()
    const once = <T>(key: string, ask: () => Promise<T>): Promise<T> => {
      const answer = (answers.get(key) as Promise<T> | undefined) ?? ask()
      answers.set(key, answer)
      return answer
    }
    return {
      listed: async (product: number) => {
        const list = await once('list', () => read<Product[]>('/api/products?limit=200', buyer))
        return list.find(({ _id }) => _id === ids[product])
      },
      page: (product: number) =>
        once(`${product}`, () => read<Product>(`/api/products/${ids[product]}`, buyer)),
      calculated: ({ product, quantity }: RandomLine) =>
        once(`${product} ${quantity}`, () =>
          post<PriceAnswer>('/api/pricing/calculate', buyer, { productId: ids[product], quantity }),
        ),
    }
  }

  type PriceSources = ReturnType<typeof createPriceSources>

  /** Compares all prices of a line. @returns its total in paise */
  async function checkLine(
    { tier, sources }: { tier: Tier; sources: PriceSources },
    { cart, order }: PlacedOrder,
    line: RandomLine,
  ): Promise<number> {
    const { product, quantity } = line
    const modelNo = modelNoOf(product)
    const [listed, page] = [await sources.listed(product), await sources.page(product)]
    const calculated = await sources.calculated(line)
    const inCart = cart.items.find((item) => item.product.modelNo === modelNo)
    const ordered = order.items.find((item) => item.product.modelNo === modelNo)
    const offer = products[product]
    if (!listed || !inCart || !ordered || !offer) throw new Error(`${modelNo} is missing`)
    const unit = unitPriceOf(offer, tier, quantity)
    const total = unit * quantity
    const [taxable = 0, cgst = 0, sgst = 0, igst = 0] = taxFields.map((part) =>
      paiseOf(ordered[part]),
    )
    const unitPrices = [
      ...[listed, page, inCart.product].map((one) => shownPriceOf(one, tier, quantity)),
      ...[calculated.unitPrice, inCart.price, ordered.price].map(paiseOf),
    ]
    const isConsistent =
      unitPrices.every((price) => price === unit) &&
      [calculated.total, ordered.total].map(paiseOf).every((price) => price === total) &&
      [inCart, ordered].every((item) => item.quantity === quantity) &&
      Math.abs(total - taxable - cgst - sgst - igst) <= largestRoundOff &&
      cgst === sgst
    if (!isConsistent) differences.push({ tier, line, unit, calculated, inCart, ordered })
    return total
  }

  async function placeOrder(buyer: Buyer, sources: PriceSources, carts: RandomOrder['carts']) {
    const wanted = carts.flat()
    const lines = wanted.map(({ product, quantity }) => ({
      modelNo: modelNoOf(product),
      quantity,
    }))
    const { cart, rejected } = await post<BulkAdded>('/api/cart/bulk', buyer, { lines })
    const answer = await sendOrder(store, buyer, { proof: { content: testPdf, name: 'p.pdf' } })
    const { order } = answer.json<OrderChanged>()
    const totals = await Promise.all(
      wanted.map((line) => checkLine({ tier: buyer.tier, sources }, { cart, order }, line)),
    )
    const sum = totals.reduce((total, line) => total + line, 0)
    const { length } = wanted
    expect([rejected, cart.items.length, order.items.length]).toEqual([[], length, length])
    expect([paiseOf(cart.totalAmount), paiseOf(order.totalAmount)]).toEqual([sum, sum])
  }

  it('cost the same in list, product, calculation, cart and order, to the paisa', async () => {
    const ids = await createProducts()
    let carts = 0
    const buyers = tiers.map(async (tier) => {
      const buyer = { ...(await signIn(store, tier)), tier }
      const sources = createPriceSources(buyer, ids)
      for (const order of orders.filter((one) => one.tier === tier)) {
        await placeOrder(buyer, sources, order.carts)
        carts += order.carts.length
      }
    })
    await Promise.all(buyers)
    expect(differences.slice(0, 3)).toEqual([])
    expect(carts).toBe(10_000)
  })
})

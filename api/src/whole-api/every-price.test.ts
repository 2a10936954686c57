import { describe, expect, it } from '@jest/globals'
import { type Tier, tiers } from '@store/contract/rules/accounts/roles'
import { paise } from '@store/contract/rules/pricing/money'
import type { PriceAnswer, Product } from '@store/contract/schemas/catalog/catalog'
import type { BulkAdded } from '@store/contract/schemas/orders/cart'
import type { OrderChanged } from '@store/contract/schemas/orders/orders'
import { insertProducts } from '../catalog/changes/product-insert.ts'
import { type SignedInAccount, signIn } from '../testing/factories/account-factory.ts'
import { sendOrder, testPdf } from '../testing/factories/order-factory.ts'
import { useTestStore } from '../testing/test-store.ts'
import {
  type DrawnBasket,
  type DrawnLine,
  type DrawnProduct,
  type DrawnStore,
  drawStores,
} from './random-carts.ts'

const seed = Number(process.env.CARTS_SEED ?? Date.now() % 2 ** 31)
/**
 * Some buyers order cart by cart; most hold sixteen carts of different products at once and order them together,
 * for what an order costs to place says nothing about prices.
 */
const stores = [
  ...drawStores(seed, { stores: 1, baskets: 400, carts: 1 }),
  ...drawStores(seed + 1, { stores: 2, baskets: 300, carts: 16 }),
]
/** CGST and SGST are rounded each on its own, and stay equal (spec §5): so many paise may be left of a line. */
const mostRoundOff = 2
const taxParts = ['taxable', 'cgst', 'sgst', 'igst'] as const
const plenty = 4_000_000

/** Rupees on the wire as paise, read off their digits: no sum of ours can hide one of theirs. */
function paiseIn(rupees: number): number {
  const [, whole = '', decimals = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(String(rupees)) ?? []
  if (!whole) throw new Error(`${rupees} is no amount of rupees`)
  return Number(whole + decimals.padEnd(2, '0'))
}

type Offer = Pick<DrawnProduct, 'prices' | 'slabs'>

/** Spec §9 and api.md said again, by hand: the last slab that matches, unless the tier pays less. */
function pieceCosts({ prices, slabs }: Offer, tier: Tier, quantity: number): number {
  let discount = Number.POSITIVE_INFINITY
  for (const { minQty, maxQty = Number.POSITIVE_INFINITY, price } of slabs) {
    if (quantity >= minQty && quantity <= maxQty) discount = price
  }
  return Math.min(prices[tier], discount)
}

function drawnAs(product: Product, tier: Tier): Offer {
  const price = paiseIn(product.prices[tier] ?? Number.NaN)
  const slabs = product.quantityBasedPrices.map((slab) => ({ ...slab, price: paiseIn(slab.price) }))
  return {
    prices: { enduser: price, reseller: price, distributor: price },
    slabs,
  }
}

describe(`10,000 random carts (CARTS_SEED=${seed})`, () => {
  type Counter = { till: ReturnType<typeof openTill>; name: string }
  type Bought = Pick<BulkAdded, 'cart'> &
    Pick<OrderChanged, 'order'> & { buyer: SignedInAccount; tier: Tier }
  const disagreements: unknown[] = []
  const store = useTestStore({ environment: { DATABASE_POOL: '6' } })

  async function read<T>(url: string, { headers }: SignedInAccount): Promise<T> {
    return (await store.app.inject({ url, headers })).json<T>()
  }

  async function post<T>(url: string, { headers }: SignedInAccount, payload: object): Promise<T> {
    return (await store.app.inject({ method: 'POST', url, headers, payload })).json<T>()
  }

  async function stock(products: readonly DrawnProduct[], name: string): Promise<string[]> {
    const rows = products.map(({ prices, gstPercent, slabs }, place) => ({
      name: `Toner ${name}-${place}`,
      brand: 'HP',
      category: name,
      modelNo: `${name}-${place}`,
      description: '',
      hsn: undefined,
      gstPercent,
      stock: plenty,
      pricesPaise: {
        enduser: paise(prices.enduser),
        reseller: paise(prices.reseller),
        distributor: paise(prices.distributor),
      },
      slabs: slabs.map((slab) => ({ ...slab, price: paise(slab.price) })),
      images: [],
    }))
    return insertProducts(store.db, rows, store.clock.now())
  }

  /** The prices of a store from each of their sources. */
  function openTill({ products }: DrawnStore, name: string, ids: readonly string[]) {
    const asked = new Map<string, Promise<PriceAnswer>>()
    const shown = new Map<Tier, Promise<Product[]>>()
    const read1 = new Map<string, Promise<Product>>()
    const once = <K, T>(known: Map<K, Promise<T>>, key: K, ask: () => Promise<T>): Promise<T> => {
      const answer = known.get(key) ?? ask()
      known.set(key, answer)
      return answer
    }
    return {
      ofList: async (buyer: SignedInAccount, tier: Tier, place: number) => {
        const url = `/api/products?category=${name}&limit=200`
        const list = await once(shown, tier, () => read<Product[]>(url, buyer))
        return list.find(({ _id }) => _id === ids[place])
      },
      ofPage: (buyer: SignedInAccount, tier: Tier, place: number) =>
        once(read1, `${tier} ${place}`, () => read<Product>(`/api/products/${ids[place]}`, buyer)),
      calculated: (buyer: SignedInAccount, tier: Tier, line: DrawnLine) =>
        once(asked, `${tier} ${line.product} ${line.quantity}`, () =>
          post<PriceAnswer>('/api/pricing/calculate', buyer, {
            productId: ids[line.product],
            quantity: line.quantity,
          }),
        ),
      drawn: (place: number) => products[place] as DrawnProduct,
    }
  }

  async function checkLine(
    { till, name }: Counter,
    { cart, order, buyer, tier }: Bought,
    line: DrawnLine,
  ): Promise<number> {
    const modelNo = `${name}-${line.product}`
    const listed = await till.ofList(buyer, tier, line.product)
    const page = await till.ofPage(buyer, tier, line.product)
    const calculated = await till.calculated(buyer, tier, line)
    const inCart = cart.items.find((item) => item.product.modelNo === modelNo)
    const ordered = order.items.find((item) => item.product.modelNo === modelNo)
    if (!listed || !inCart || !ordered) throw new Error(`${modelNo} got lost on its way`)
    const unit = pieceCosts(till.drawn(line.product), tier, line.quantity)
    const total = unit * line.quantity
    const [taxable = 0, cgst = 0, sgst = 0, igst = 0] = taxParts.map((part) =>
      paiseIn(ordered[part]),
    )
    const pieces = [
      ...[listed, page, inCart.product].map((one) =>
        pieceCosts(drawnAs(one, tier), tier, line.quantity),
      ),
      ...[calculated.unitPrice, inCart.price, ordered.price].map(paiseIn),
    ]
    const isConsistent =
      pieces.every((price) => price === unit) &&
      [calculated.total, ordered.total].map(paiseIn).every((price) => price === total) &&
      [inCart, ordered].every(({ quantity }) => quantity === line.quantity) &&
      Math.abs(total - taxable - cgst - sgst - igst) <= mostRoundOff &&
      cgst === sgst
    if (!isConsistent) disagreements.push({ tier, line, unit, calculated, inCart, ordered })
    return total
  }

  async function buy(
    counter: Counter,
    buyer: SignedInAccount,
    { tier, carts }: DrawnBasket,
  ): Promise<void> {
    const wanted = carts.flat()
    const lines = wanted.map(({ product, quantity }) => ({
      modelNo: `${counter.name}-${product}`,
      quantity,
    }))
    const { cart, rejected } = await post<BulkAdded>('/api/cart/bulk', buyer, { lines })
    const placed = await sendOrder(store, buyer, { proof: { content: testPdf, name: 'p.pdf' } })
    const { order } = placed.json<OrderChanged>()
    const bought = { cart, order, buyer, tier }
    const totals = await Promise.all(wanted.map((line) => checkLine(counter, bought, line)))
    const sum = totals.reduce((total, line) => total + line, 0)
    expect([rejected, cart.items.length, order.items.length]).toEqual([
      [],
      wanted.length,
      wanted.length,
    ])
    expect([paiseIn(cart.totalAmount), paiseIn(order.totalAmount)]).toEqual([sum, sum])
  }

  it('cost the same in list, product, calculation, cart and order, to the paisa', async () => {
    let carts = 0
    for (const [number, drawn] of stores.entries()) {
      const name = `S${number}`
      const till = openTill(drawn, name, await stock(drawn.products, name))
      const queues = tiers.map(async (tier) => {
        const buyer = await signIn(store, tier)
        for (const basket of drawn.baskets.filter((one) => one.tier === tier)) {
          await buy({ till, name }, buyer, basket)
          carts += basket.carts.length
        }
      })
      await Promise.all(queues)
    }
    expect(disagreements.slice(0, 3)).toEqual([])
    expect(carts).toBe(10_000)
  }, 600_000)
})

import { describe, expect, it } from '@jest/globals'
import type { Tier } from '@store/contract/rules/accounts/roles'
import { paise } from '@store/contract/rules/pricing/money'
import type { CartPreview } from '@store/contract/schemas/orders/cart-preview'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()

function post(path: string, lines: object[], who?: SignedInAccount) {
  const url = `/api/cart/${path}`
  return store.app.inject({ method: 'POST', url, headers: who?.headers ?? {}, payload: { lines } })
}

async function preview(lines: object[], who?: SignedInAccount) {
  const answer = await post('preview', lines, who)
  expect(answer.statusCode).toBe(200)
  return answer.json<CartPreview>().lines
}

const pricesPaise = {
  enduser: paise(100_000),
  reseller: paise(90_000),
  distributor: paise(80_000),
}

describe('POST /cart/preview', () => {
  it('shows product, price of the tier for the quantity, and sum; a visitor pays as an enduser', async () => {
    const slabs = [{ minQty: 10, price: paise(85_000) }]
    await createProduct(store.db, {
      modelNo: 'CC388A',
      name: 'Toner',
      stock: 40,
      pricesPaise,
      slabs,
    })
    const lines = [
      { modelNo: ' cc388a ', quantity: 2 },
      { modelNo: 'CC388A', quantity: 10 },
    ]
    const pricesOf = async (tier: Tier | undefined) => {
      const shown = await preview(lines, tier && (await signIn(store, tier)))
      return shown.map(({ price, total }) => [price, total])
    }
    expect(await pricesOf(undefined)).toEqual([
      [1000, 2000],
      [850, 8500],
    ])
    expect(await pricesOf('enduser')).toEqual(await pricesOf(undefined))
    expect(await pricesOf('reseller')).toEqual([
      [900, 1800],
      [850, 8500],
    ])
    expect(await pricesOf('distributor')).toEqual([
      [800, 1600],
      [800, 8000],
    ])
    const [first] = await preview(lines)
    expect(first?.product).toEqual({
      _id: expect.any(String),
      name: 'Toner',
      modelNo: 'CC388A',
      stock: 40,
    })
  })

  it('gives the reasons for which POST /cart/bulk rejects lines, and changes nothing', async () => {
    await createProduct(store.db, { modelNo: 'CC388A', stock: 5 })
    await createProduct(store.db, { modelNo: 'Q2612A', stock: 0 })
    await createProduct(store.db, { modelNo: 'SAME' })
    await createProduct(store.db, { modelNo: 'same' })
    const buyer = await signIn(store, 'distributor')
    await post('bulk', [{ modelNo: 'CC388A', quantity: 4 }], buyer)
    const lines = [
      { modelNo: 'CC388A', quantity: 1 },
      { modelNo: 'CC388A', quantity: 1 },
      { modelNo: 'Q2612A', quantity: 1 },
      { modelNo: 'SAME', quantity: 1 },
      { modelNo: 'unheard of', quantity: 1 },
      { modelNo: 'CC388A', quantity: 1.5 },
    ]
    const shown = await preview(lines, buyer)
    const { rejected } = (await post('bulk', lines, buyer)).json()
    expect(
      shown.flatMap(({ message }, index) => (message ? [{ line: index + 1, message }] : [])),
    ).toEqual(rejected)
    expect(rejected).toHaveLength(5)
    // A visitor has no cart that could use up the stock.
    expect((await preview(lines.slice(0, 2))).map(({ message }) => message)).toEqual([
      undefined,
      undefined,
    ])
  })

  it('suggests near models at the price of the tier, also when the end of the number differs', async () => {
    await createProduct(store.db, { modelNo: 'CC388A', name: 'Toner', stock: 7, pricesPaise })
    const [unknown] = await preview(
      [{ modelNo: 'CC388XX', quantity: 3 }],
      await signIn(store, 'reseller'),
    )
    expect(unknown).toEqual({
      message: 'Product not found.',
      suggestions: [
        { _id: expect.any(String), modelNo: 'CC388A', name: 'Toner', stock: 7, price: 900 },
      ],
    })
    const [nothing] = await preview([{ modelNo: 'zzz999', quantity: 3 }])
    expect(nothing).toEqual({ message: 'Product not found.' })
  })

  it('takes as many lines as a list', async () => {
    const line = { modelNo: 'CC388A', quantity: 1 }
    expect(await preview(Array(500).fill(line))).toHaveLength(500)
    const refused = [[], Array(3_001).fill(line), [{ ...line, price: 1 }]]
    for (const lines of refused) expect((await post('preview', lines)).statusCode).toBe(400)
  })
})

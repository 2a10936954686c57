import type { GoodsIn, StockCard } from '@store/contract/schemas/stock/stock'
import type { ErrorBody } from '@store/contract/schemas/wire'
import type { ProductRecord } from '../../src/catalog/products/product.ts'
import type { TestStore } from '../test-store.ts'
import type { SignedInAccount } from './account-factory.ts'

/** Books goods, reads cards and reverses bills through the API. */
export function createStockDesk(store: TestStore) {
  const post = (who: Pick<SignedInAccount, 'headers'>, path: string, payload: object) =>
    store.app.inject({ method: 'POST', url: `/api${path}`, headers: who.headers, payload })

  /** Ten pieces by default; `lines` instead of `product` for more. */
  const sendBill = async (
    who: Pick<SignedInAccount, 'headers'>,
    bill: { product?: ProductRecord; quantity?: number; cost?: number; key?: string } & Record<
      string,
      unknown
    >,
  ) => {
    const { product, quantity = 10, cost, key, ...fields } = bill
    const line = { productId: product?.publicId, quantity, ...(cost !== undefined && { cost }) }
    return store.app.inject({
      method: 'POST',
      url: '/api/stock/goods-in',
      headers: { ...who.headers, ...(key !== undefined && { 'idempotency-key': key }) },
      payload: {
        supplier: 'Garg Computer Point',
        billNo: 'GCP/118',
        billedOn: '2026-11-18',
        lines: [line],
        ...fields,
      },
    })
  }

  const book = async (...request: Parameters<typeof sendBill>): Promise<GoodsIn> => {
    const answer = await sendBill(...request)
    if (answer.statusCode !== 201) throw new Error(`the bill was refused: ${answer.body}`)
    return answer.json<GoodsIn>()
  }

  const reverse = async (who: SignedInAccount, bill: { _id: string }, reason = 'Booked twice') =>
    post(who, `/stock/goods-in/${bill._id}/reverse`, { reason })

  const readCard = async (
    who: SignedInAccount,
    product: Pick<ProductRecord, 'publicId'>,
    query = '',
  ): Promise<StockCard> => {
    const url = `/api/stock/products/${product.publicId}?limit=200${query}`
    const answer = await store.app.inject({ url, headers: who.headers })
    if (answer.statusCode !== 200) throw new Error(`no card: ${answer.json<ErrorBody>().message}`)
    return answer.json<StockCard>()
  }

  return { post, sendBill, book, reverse, readCard }
}

/** The changes of a card in words, newest first: `kind ±quantity = balance`. */
export function wordsOf({ movements }: StockCard): string[] {
  return movements.map(
    ({ kind, quantity, balance }) => `${kind} ${quantity > 0 ? '+' : ''}${quantity} = ${balance}`,
  )
}

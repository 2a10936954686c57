import type { Order } from '@store/contract/schemas/orders/orders'
import type { CreditAnswer, CreditTermsBody } from '@store/contract/schemas/payments/credit'
import type { ProductRecord } from '../src/catalog/products/product.ts'
import { type SignedInAccount, signIn } from './factories/account-factory.ts'
import { fillCart, testShipping } from './factories/order-factory.ts'
import { createProduct } from './factories/product-factory.ts'
import { signInProvedSuperadmin } from './factories/second-factor.ts'
import type { TestStore } from './test-store.ts'

type Caller = Pick<SignedInAccount, 'headers'>

const usual: CreditTermsBody = { limit: 100_000, days: 30, graceDays: 0, onHold: false }

/** Gives credit to buyers of a test's store, and orders on it, through the API. */
export function creditClient(store: TestStore) {
  const save = async ({ headers }: Caller, id: string, terms: Partial<CreditTermsBody> = {}) =>
    store.app.inject({
      method: 'PUT',
      url: `/api/ledgers/${id}/credit`,
      headers,
      payload: { ...usual, ...terms },
    })
  const get = async ({ headers }: Caller, id = 'me') =>
    store.app.inject({ url: `/api/ledgers/${id}/credit`, headers })
  const read = async (who: Caller, id?: string) => (await get(who, id)).json<CreditAnswer>().credit
  const grant = async (
    { account }: Pick<SignedInAccount, 'account'>,
    terms: Partial<CreditTermsBody> = {},
  ) => {
    const answer = await save(await signInProvedSuperadmin(store), account.publicId, terms)
    if (answer.statusCode !== 200) throw new Error(`no credit: ${answer.body}`)
  }
  const send = async ({ headers }: Caller, key?: string) =>
    store.app.inject({
      method: 'POST',
      url: '/api/orders/credit',
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      payload: { shippingInfo: testShipping },
    })
  const tryOrder = async (
    buyer: SignedInAccount,
    { product, quantity = 1 }: { product?: ProductRecord; quantity?: number } = {},
  ) => {
    await fillCart(store, buyer, { product: product ?? (await createProduct(store.db)), quantity })
    return send(buyer)
  }
  const order = async (...wanted: Parameters<typeof tryOrder>): Promise<Order> => {
    const answer = await tryOrder(...wanted)
    if (answer.statusCode !== 201) throw new Error(`no order: ${answer.body}`)
    return answer.json<{ order: Order }>().order
  }
  /** A reseller with credit. */
  const createBuyer = async (terms: Partial<CreditTermsBody> = {}) => {
    const buyer = await signIn(store, 'reseller')
    await grant(buyer, terms)
    return buyer
  }
  return { save, get, read, grant, send, tryOrder, order, createBuyer }
}

import { beforeEach, describe, expect, it } from '@jest/globals'
import { mostListLines } from '@store/contract/rules/purchases/shopping-list-rules'
import type {
  NewShoppingList,
  ShoppingList,
  ShoppingListChanged,
  ShoppingListLines,
  ShoppingLists,
} from '@store/contract/schemas/orders/shopping-lists'
import type { ErrorBody } from '@store/contract/schemas/wire'
import { ulid } from 'ulid'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { planListLines } from './list-plan.ts'

const store = useTestStore()
let buyer: SignedInAccount

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function call<T>(
  method: Method,
  path: string,
  { payload, as = buyer }: { payload?: object | undefined; as?: SignedInAccount } = {},
) {
  const url = `/api/lists${path}`
  const { headers } = as
  const answer = await store.app.inject({ method, url, headers, ...(payload && { payload }) })
  return {
    status: answer.statusCode,
    body: answer.body === '' ? undefined : answer.json<T & ErrorBody>(),
    headers: answer.headers,
  }
}
const create = async (form: NewShoppingList) => {
  const { body } = await call<ShoppingListChanged>('POST', '', { payload: form })
  return { id: body?.list._id ?? '', rejected: body?.rejected, list: body?.list }
}
const setLines = async (id: string, ...lines: ShoppingListLines['lines']) =>
  call<ShoppingListChanged>('PUT', `/${id}/lines`, { payload: { lines } })
const quantitiesOf = (list: ShoppingList | undefined) =>
  list?.lines.map(({ modelNo, quantity }) => [modelNo, quantity])

beforeEach(async () => {
  buyer = await signIn(store, 'reseller')
})

describe('a named list', () => {
  it('is created with products, at prices of the tier', async () => {
    const toner = await createProduct(store.db, { name: 'Toner' })
    const { list, rejected } = await create({
      name: '  Monthly   toners ',
      lines: [{ productId: toner.publicId, quantity: 12 }],
    })
    expect([list, rejected]).toEqual([
      {
        _id: expect.any(String),
        name: 'Monthly toners',
        updatedAt: expect.any(String),
        lines: [
          {
            productId: toner.publicId,
            ...{ name: 'Toner', brand: 'HP', modelNo: toner.modelNo, quantity: 12 },
            offer: { stock: 20, price: 4500, quantityBasedPrices: [] },
          },
        ],
      },
      [],
    ])
    const { body, headers } = await call<ShoppingLists>('GET', '')
    expect(headers['x-total-count']).toBe('1')
    expect(body?.lists).toMatchObject([{ _id: list?._id, name: 'Monthly toners', products: 1 }])
    expect((await call('GET', `/${list?._id}`)).body).toEqual(list)
  })

  it('takes, changes and removes products by id or model number, and reports the others', async () => {
    const [first, second] = [await createProduct(store.db), await createProduct(store.db)]
    const model = { modelNo: 'SAME' }
    await createProduct(store.db, model)
    await createProduct(store.db, model)
    const { id } = await create({ name: 'Toners' })
    const { body } = await setLines(
      id,
      { modelNo: first.modelNo.toLowerCase(), quantity: 3 },
      { productId: second.publicId, quantity: 4 },
      { modelNo: 'none', quantity: 1 },
      { ...model, quantity: 1 },
      { modelNo: second.modelNo, quantity: 1.5 },
      { quantity: 1 },
    )
    expect(quantitiesOf(body?.list)).toEqual([
      [first.modelNo, 3],
      [second.modelNo, 4],
    ])
    expect(body?.rejected.map(({ line }) => line)).toEqual([3, 4, 5, 6])
    const changed = await setLines(
      id,
      { productId: first.publicId, quantity: 0 },
      { productId: second.publicId, quantity: 9 },
    )
    expect(quantitiesOf(changed.body?.list)).toEqual([[second.modelNo, 9]])
  })

  it('keeps products that are no longer on sale, without an offer, until they are removed', async () => {
    const { id: key, publicId } = await createProduct(store.db)
    const { id } = await create({ name: 'Toners', lines: [{ productId: publicId, quantity: 2 }] })
    await store.db('products').where('id', key).update({ deleted_at: new Date() })
    const { body } = await call<ShoppingList>('GET', `/${id}`)
    expect(body?.lines).toMatchObject([{ productId: publicId, quantity: 2 }])
    expect(body?.lines[0]).not.toHaveProperty('offer')
    const emptied = await setLines(id, { productId: publicId, quantity: 0 })
    expect(emptied.body?.list.lines).toEqual([])
  })

  it('is renamed and deleted', async () => {
    const { id } = await create({ name: 'Toners' })
    expect((await call('PUT', `/${id}`, { payload: { name: 'Inks' } })).body).toMatchObject({
      name: 'Inks',
    })
    expect((await call('PUT', `/${id}`, { payload: { name: 'INKS' } })).status).toBe(200)
    expect((await call('DELETE', `/${id}`)).status).toBe(204)
    expect((await call('DELETE', `/${id}`)).status).toBe(404)
  })

  it('has a name that no other list of the buyer has, in any case', async () => {
    await create({ name: 'Toners' })
    const { id } = await create({ name: 'Inks' })
    const taken = { code: 'list_name_taken', message: 'You have a list of this name already.' }
    for (const answer of [
      await call('POST', '', { payload: { name: 'TONERS' } }),
      await call('PUT', `/${id}`, { payload: { name: 'toners ' } }),
    ]) {
      expect([answer.status, answer.body]).toMatchObject([409, taken])
    }
    const other = await signIn(store, 'reseller')
    expect((await call('POST', '', { payload: { name: 'Toners' }, as: other })).status).toBe(201)
    const nameless = await call('POST', '', { payload: { name: ' ' } })
    expect([nameless.status, nameless.body?.message]).toEqual([400, 'Give the list a name.'])
    expect((await call('POST', '', { payload: { name: 'x'.repeat(61) } })).status).toBe(400)
  })

  it("is another buyer's for nobody", async () => {
    const { id } = await create({ name: 'Toners' })
    const other = await signIn(store, 'reseller')
    const line = { modelNo: 'A', quantity: 1 }
    for (const [method, path, payload] of [
      ['GET', ''],
      ['PUT', '', { name: 'Mine' }],
      ['PUT', '/lines', { lines: [line] }],
      ['DELETE', ''],
    ] as const) {
      const { status, body } = await call(method, `/${id}${path}`, { payload, as: other })
      expect([status, body]).toEqual([404, { code: 'list_not_found', message: 'List not found' }])
    }
    expect((await call('GET', '', { as: await signIn(store, 'superadmin') })).status).toBe(403)
  })

  it('is one of at most fifty, also of concurrent ones', async () => {
    const row = { user_id: buyer.account.userId, created_at: new Date(), updated_at: new Date() }
    const rows = Array.from({ length: 48 }, (_, n) => ({ ...row, public_id: ulid(), name: `${n}` }))
    await store.db('shopping_lists').insert(rows)
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => call('POST', '', { payload: { name: `New ${name}` } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body?.code).toBe('too_many_lists')
  })

  it('takes no more products when it is full, but other quantities', async () => {
    const [held, other] = [await createProduct(store.db), await createProduct(store.db)]
    const full = Array.from({ length: mostListLines - 1 }, (_, index) => -index)
    const plan = planListLines(
      [
        { line: 1, quantity: 2, products: [other] },
        { line: 2, quantity: 3, products: [held] },
      ],
      new Set([...full, held.id]),
    )
    expect(plan).toEqual({
      put: [{ productId: held.id, quantity: 3 }],
      rejected: [{ line: 1, message: 'This list is full: it holds 500 products.' }],
    })
  })
})

import { describe, expect, it } from '@jest/globals'
import { anOrder, createStore, fakeApi } from '@store/sdk/testing'
import { type OrderPage, withNewestOrders } from './newest-orders.ts'
import { ordersApi } from './orders-api.ts'

const api = fakeApi()

const page = (ids: string[], next?: string): OrderPage => ({
  orders: ids.map((_id) => anOrder({ _id })),
  ...(next !== undefined && { next }),
})
const idsOf = (pages: OrderPage[]) => pages.map(({ orders }) => orders.map(({ _id }) => _id))

describe('the refetched newest orders', () => {
  it('replace known orders and leave older pages unchanged', () => {
    const shipped = { ...page(['4', '3'], 'c3') }
    shipped.orders = [anOrder({ _id: '4', orderStatus: 'shipped' }), anOrder({ _id: '3' })]
    const pages = withNewestOrders([page(['4', '3'], 'c3'), page(['2', '1'])], shipped)
    expect(idsOf(pages)).toEqual([
      ['4', '3'],
      ['2', '1'],
    ])
    expect(pages[0]?.orders[0]?.orderStatus).toBe('shipped')
  })

  it('are prepended when new, and none is lost between the pages', () => {
    const pages = withNewestOrders(
      [page(['4', '3'], 'c3'), page(['2', '1'])],
      page(['5', '4'], 'c4'),
    )
    expect(idsOf(pages)).toEqual([
      ['5', '4', '3'],
      ['2', '1'],
    ])
    expect(pages[0]?.next).toBe('c3')
  })

  it('are the whole list when there are no older ones, or a gap after them', () => {
    expect(idsOf(withNewestOrders([page(['2', '1'])], page(['2', '1'])))).toEqual([['2', '1']])
    const far = withNewestOrders([page(['4', '3'], 'c3'), page(['2', '1'])], page(['9', '8'], 'c8'))
    expect(idsOf(far)).toEqual([['9', '8']])
  })
})

it('fetches one page, however many are loaded', async () => {
  const store = createStore()
  const { getOrders, getNewestOrders } = ordersApi.endpoints
  api.answers(
    'GET /orders',
    ({ query }) => ({ orders: page(query.get('cursor') ? ['1'] : ['2']).orders }),
    {
      headers: { Link: '</api/orders?cursor=c2>; rel="next"' },
    },
  )
  await store.dispatch(getOrders.initiate(undefined))
  await store.dispatch(getOrders.initiate(undefined, { direction: 'forward' }))
  expect(api.calls('GET /orders')).toHaveLength(2)
  api.answers(
    'GET /orders',
    { orders: [anOrder({ _id: '2', orderStatus: 'shipped' })] },
    {
      headers: { Link: '</api/orders?cursor=c2>; rel="next"' },
    },
  )
  await store.dispatch(getNewestOrders.initiate(undefined))
  expect(api.calls('GET /orders')).toHaveLength(3)
  const shown = getOrders
    .select(undefined)(store.getState())
    .data?.pages.flatMap(({ orders }) => orders)
  expect(shown?.map(({ _id, orderStatus }) => `${_id} ${orderStatus}`)).toEqual([
    '2 shipped',
    '1 pending',
  ])
})

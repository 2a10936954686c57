import { describe, expect, it } from '@jest/globals'
import { tiers } from '@store/contract/rules/accounts/roles'
import { orderSorts } from '@store/contract/rules/orders/admin/order-lists'
import { fitsQueue, orderQueues } from '@store/contract/rules/orders/admin/order-queues'
import { orderStatuses, paymentStatuses } from '@store/contract/rules/orders/order-states'
import type { IndexedLine, IndexedOrder } from './indexed-order.ts'
import { OrderIndex } from './order-index.ts'
import type { IndexFilter } from './order-operations.ts'

/** So many that the index sorts its entries more than once. */
const count = 20_000
const minuteMs = 60_000

const names = ['meera nair', 'ravi kulkarni', 'asha rao', 'josé', '日本 太郎'] as const
const things = ['canon pixma g3010', 'hp toner 88a', 'usb_c hub', '100% cable', 'router'] as const

function orderAt(index: number): IndexedOrder & { lines: IndexedLine[] } {
  // Commits come in another order than keys and times: every tenth is late.
  const late = index % 10 === 3 ? index + 4 : index % 10 === 7 ? index - 4 : index
  const publicId = `01k${String(late).padStart(23, '0')}`
  const reference = index % 4 === 0 ? `UTR${1_000_000 + index}` : undefined
  const person = [names[index % 5], `98${String(index % 977).padStart(8, '0')}`]
  const lines = [...person, `buyer${index % 613}@store.test`, 'kochi', things[index % 5], 'g3010']
  return {
    id: late + 1,
    tier: tiers[index % 3] ?? 'enduser',
    status: orderStatuses[index % 6] ?? 'pending',
    paymentStatus: paymentStatuses[index % 4] ?? 'pending',
    hasProof: index % 5 > 0,
    at: late * minuteMs,
    totalPaise: 100 + index,
    searchText: [publicId, ...(reference ? [reference.toLowerCase()] : []), ...lines].join('\n'),
    paymentReference: reference,
    lines: [
      {
        productId: 1 + (index % 50),
        brand: index % 2 ? 'HP' : 'hp',
        category: 'Toner',
        quantity: 1,
        totalPaise: 100,
      },
      { brand: 'Canon', category: 'Printer', quantity: 1 + (index % 3), totalPaise: index },
    ],
  }
}

const orders = Array.from({ length: count }, (_, index) => orderAt(index))
const index = new OrderIndex()
for (const order of orders) index.add(order)
for (const { lines } of orders) index.addLines(lines)

function expected(filter: IndexFilter): number[] {
  const { tier, status, paymentStatus, queue, from = 0, to = Number.MAX_VALUE, q = '' } = filter
  return orders
    .filter((order) => !tier || order.tier === tier)
    .filter(
      (order) =>
        !queue || fitsQueue(queue, { ...order, orderStatus: order.status, hasTaxIssues: false }),
    )
    .filter((order) => !status || order.status === status)
    .filter((order) => !paymentStatus || order.paymentStatus === paymentStatus)
    .filter(({ at }) => at >= from && at < to)
    .filter(({ searchText }) => searchText.includes(q.toLowerCase()))
    .map(({ id }) => id)
    .sort((a, b) => b - a)
}

const filters: IndexFilter[] = [
  {},
  { tier: 'reseller' },
  { status: 'shipped', paymentStatus: 'paid' },
  { from: 100 * minuteMs, to: 5_000 * minuteMs },
  ...orderQueues.map((queue) => ({ queue, tier: 'reseller' as const })),
  { queue: 'unpaid', to: 15_000 * minuteMs, q: 'ravi' },
  { q: 'Meera' },
  { q: 'e' },
  { q: 'ra' },
  { q: '太' },
  { q: 'utr1000' },
  { q: '0000019999' },
  { q: 'buyer61' },
  { q: '%', tier: 'enduser' },
  { q: '_c h', status: 'cancelled', from: 9_000 * minuteMs },
  { q: 'nobody' },
  { q: 'store.test\u0000kochi' },
]

function expectAllFound(): void {
  for (const filter of filters) {
    const expectedIds = expected(filter)
    expect({ filter, count: index.count(filter) }).toEqual({ filter, count: expectedIds.length })
    for (const page of [1, 3]) {
      const { ids, total } = index.page({ filter, sort: 'newest', page, limit: 7 })
      const shown = expectedIds.slice((page - 1) * 7, page * 7)
      expect({ filter, page, ids, total }).toEqual({
        filter,
        page,
        ids: shown,
        total: expectedIds.length,
      })
    }
  }
}

describe('the index of orders', () => {
  it('finds the same orders as a full scan, newest first', () => {
    expectAllFound()
  })

  it('sorts by age and by amount, and equal amounts by age', () => {
    const sorted = new OrderIndex()
    const amounts = [300, 100, 200, 100, 300]
    for (const [at, totalPaise] of amounts.entries()) {
      sorted.add({ ...orderAt(at * 10), totalPaise })
    }
    const ordersOf = (sort: (typeof orderSorts)[number]) => {
      const { ids, total } = sorted.page({ filter: {}, sort, page: 1, limit: 4 })
      return [total, ...ids.map((id) => (id - 1) / 10)]
    }
    expect(Object.fromEntries(orderSorts.map((sort) => [sort, ordersOf(sort)]))).toEqual({
      newest: [5, 4, 3, 2, 1],
      oldest: [5, 0, 1, 2, 3],
      amountHigh: [5, 4, 0, 2, 3],
      amountLow: [5, 1, 3, 2, 0],
    })
  })

  it('updates the states of orders, in lists and totals', () => {
    const revenueOf = () =>
      orders
        .filter(({ status, paymentStatus }) => status !== 'cancelled' && paymentStatus === 'paid')
        .reduce((sum, { totalPaise }) => sum + totalPaise, 0)
    expect(index.totals(undefined)).toEqual({ orders: count, revenue: revenueOf() })
    for (const order of orders.filter((_, at) => at % 7 === 0)) {
      order.status = 'cancelled'
      order.paymentStatus = 'failed'
      index.change(order.id, order)
    }
    expectAllFound()
    expect(index.totals(undefined)).toEqual({ orders: count, revenue: revenueOf() })
    expect(index.totals('reseller').orders).toBe(expected({ tier: 'reseller' }).length)
  })

  it('finds first what an id or a transaction ends with, then people, then beginnings of words', () => {
    const found = new OrderIndex()
    const add = (id: number, lines: readonly string[], paymentReference?: string) => {
      const publicId = `01k${String(id).padStart(23, 'a')}`
      const reference = paymentReference ? [paymentReference] : []
      const searchText = [publicId, ...reference, ...lines].join('\n')
      found.add({ ...orderAt(0), id, at: id, tier: 'reseller', searchText, paymentReference })
    }
    const person = ['asha rao', '9811100000', 'asha@store.test', 'pune']
    add(1, person, '426700004567')
    add(2, ['ravi 4567', '9811100001', 'ravi@store.test', 'pune'])
    add(3, [...person, '4567-x toner'])
    add(4, ['asha rao', '9811104567', 'rao@store.test', 'pune'])
    add(5, [...person, 'hp-4567'])
    add(6, person, '426745670000')
    add(7, person, '999900004567')
    const find = (q: string, limit = 6) => found.find({ tier: 'reseller', q, limit })
    expect(find('4567', 9)).toEqual([7, 1, 4, 2, 3, 6, 5])
    expect(find('4567', 3)).toEqual([7, 1, 4])
    expect(find('RAVI')).toEqual([2])
    expect(found.find({ tier: 'enduser', q: '4567', limit: 6 })).toEqual([])
    // The proof was replaced by one with another transaction.
    found.change(5, { ...orderAt(0), tier: 'reseller', paymentReference: 'UTR00004567' })
    expect(find('4567', 3)).toEqual([7, 5, 1])
    const shipped = { ...orderAt(0), tier: 'reseller' as const, paymentReference: undefined }
    found.change(6, { ...shipped, docketNumber: 'LR-12/9876' })
    expect([find('lr 12 9876'), find('LR-12/98')]).toEqual([[6], [6]])
    found.change(6, { ...shipped, docketNumber: 'GC 55-1' })
    expect([find('lr129876'), find('gc551')]).toEqual([[], [6]])
    found.change(6, { ...shipped, docketNumber: 'LR-12/9876' })
    expect(find('9876')).toEqual([6])
    found.change(6, shipped)
    expect(find('lr129876')).toEqual([])
  })

  it('ranks nothing before it has the lines of all orders', () => {
    const young = new OrderIndex()
    for (const order of orders.slice(0, 3)) young.add(order)
    const [, ...others] = young.nextWithoutLines(10)
    young.addLines([])
    expect([young.nextWithoutLines(1), young.ranks({ filter: {}, limit: 3 })]).toEqual([
      others.slice(0, 1),
      undefined,
    ])
    for (const _id of others) young.addLines([])
    expect(young.ranks({ filter: {}, limit: 3 })).toEqual({
      products: [],
      brands: [],
      categories: [],
    })
  })

  it('ranks products, brands and categories by revenue, then by pieces', () => {
    const sold = orders.filter(({ tier, status }) => tier === 'reseller' && status !== 'cancelled')
    const paid = sold.filter(({ paymentStatus }) => paymentStatus === 'paid')
    const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
    const ranks = index.ranks({ filter: { tier: 'reseller' }, limit: 3 })
    if (!ranks) throw new Error('lines are missing')
    const { products, brands, categories } = ranks
    const ofCanon = {
      pieces: sumOf(sold.map(({ lines }) => lines[1]?.quantity ?? 0)),
      revenue: sumOf(paid.map(({ lines }) => lines[1]?.totalPaise ?? 0)),
    }
    const ofHp = { pieces: sold.length, revenue: paid.length * 100 }
    expect(brands.map(({ key, ...sum }) => [key.toLowerCase(), sum])).toEqual([
      ['canon', ofCanon],
      ['hp', ofHp],
    ])
    expect(categories).toEqual([
      { key: 'Printer', ...ofCanon },
      { key: 'Toner', ...ofHp },
    ])
    const piecesOf = (key: number) => sold.filter(({ lines }) => lines[0]?.productId === key).length
    expect(products).toHaveLength(3)
    for (const { key, pieces } of products) expect([key, pieces]).toEqual([key, piecesOf(key)])
  })

  it('sums by day in India and by tier within a period', () => {
    const filter = { tier: 'distributor', from: 0, to: 3 * 24 * 60 * minuteMs } as const
    const { days, tiers: sums } = index.figures({ filter })
    const chosen = expected(filter).length
    expect(days.map(({ label }) => label).sort()).toEqual([
      '1970-01-01',
      '1970-01-02',
      '1970-01-03',
      '1970-01-04',
    ])
    expect(days.reduce((sum, { orders: ofDay }) => sum + ofDay, 0)).toBe(chosen)
    expect(sums.find(({ label }) => label === 'distributor')?.orders).toBe(chosen)
  })
})

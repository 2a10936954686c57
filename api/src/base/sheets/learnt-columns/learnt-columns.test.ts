import { describe, expect, it } from '@jest/globals'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import {
  findLearntColumns,
  headingsAt,
  mostLearnt,
  positionsIn,
  saveLearntColumns,
} from './learnt-columns.ts'

const store = useTestStore()

const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 6, minute))

async function twoBuyers() {
  const [first, second] = [await signIn(store, 'reseller'), await signIn(store, 'enduser')]
  return [first.account.userId, second.account.userId] as const
}

const headings = ['S.No', 'Part No.', 'Order Qty', 'Stock Qty']
const own = (buyerId: number, row: readonly string[] = headings) =>
  ({ kind: 'quantities', headings: row, buyerId }) as const

describe('learnt columns', () => {
  it("are a buyer's own, whatever case and spaces the headings have next time", async () => {
    const [buyer, other] = await twoBuyers()
    expect(await findLearntColumns(store.db, own(buyer))).toBeUndefined()
    const positions = { modelNo: 1, quantity: 2 }
    await saveLearntColumns(store.db, own(buyer), { positions, by: buyer, at: at(0) })
    const next = own(buyer, ['S. NO', 'part no', 'Order  Qty.', 'STOCK QTY', '', ''])
    expect(await findLearntColumns(store.db, next)).toEqual(positions)
    expect(await findLearntColumns(store.db, own(other))).toBeUndefined()
    const swapped = own(buyer, ['S.No', 'Part No.', 'Stock Qty', 'Order Qty'])
    expect(await findLearntColumns(store.db, swapped)).toBeUndefined()
  })

  it('are the newest answer, and of all admins together for imports and statements', async () => {
    const [by, next] = await twoBuyers()
    const list = { kind: 'import', headings: ['Make', 'Price', 'MRP'] } as const
    await saveLearntColumns(store.db, list, {
      ...{ positions: { brand: 0, priceEnduser: 1 }, by, at: at(0) },
    })
    await saveLearntColumns(store.db, list, {
      ...{ positions: { brand: 0, priceEnduser: 2 }, by: next, at: at(1) },
    })
    expect(await findLearntColumns(store.db, list)).toEqual({ brand: 0, priceEnduser: 2 })
    expect(await findLearntColumns(store.db, { ...list, kind: 'statement' })).toBeUndefined()
    expect(await store.db('learnt_columns').select('learnt_by')).toEqual([{ learnt_by: next }])
  })

  it('are so many of an owner; the oldest are forgotten', async () => {
    const [buyer, other] = await twoBuyers()
    const positions = { modelNo: 0, quantity: 1 }
    const table = (n: number) => ['Thing', `Count ${n}`]
    await saveLearntColumns(store.db, own(other), { positions, by: other, at: at(0) })
    for (let n = 0; n <= mostLearnt.own; n += 1) {
      await saveLearntColumns(store.db, own(buyer, table(n)), { positions, by: buyer, at: at(n) })
    }
    expect(await findLearntColumns(store.db, own(buyer, table(0)))).toBeUndefined()
    expect(await findLearntColumns(store.db, own(buyer, table(1)))).toEqual(positions)
    expect(await findLearntColumns(store.db, own(other))).toEqual(positions)
  })

  it('are asked for again when what is stored fits no more', async () => {
    const [buyer] = await twoBuyers()
    for (const stored of ['{"modelNo":1,"colour":2}', '{"modelNo":1,"quantity":9}', '[]']) {
      const positions = { modelNo: 1, quantity: 2 }
      await saveLearntColumns(store.db, own(buyer), { positions, by: buyer, at: at(0) })
      await store.db('learnt_columns').update({ positions: stored })
      expect(await findLearntColumns(store.db, own(buyer))).toBeUndefined()
    }
  })

  it('name columns by their headings or by their positions', () => {
    const mapping = { brand: 'Part No.', stock: 'Stock Qty' }
    const positions = { brand: 1, stock: 3 }
    expect(positionsIn(headings, { ...mapping, gst: 'GST' })).toEqual(positions)
    expect(headingsAt(headings, { ...positions, gst: 9 })).toEqual(mapping)
  })
})

import { beforeEach, describe, expect, it } from '@jest/globals'
import { orderStatuses } from '@store/contract/rules/orders/order-states'
import type { NotificationList } from '@store/contract/schemas/accounts/notifications'
import type { Analytics } from '@store/contract/schemas/analytics'
import type { OrderList } from '@store/contract/schemas/orders/orders'
import type { ProofList } from '@store/contract/schemas/orders/proofs'
import { openDatabase } from '../../src/base/database/database.ts'
import { localFileStorages } from '../../src/base/files/storage/open-file-storages.ts'
import { insertProducts } from '../../src/catalog/products/changes/product-insert.ts'
import { createDemoAccounts, demoPassword } from '../../src/people/first-accounts/demo-accounts.ts'
import { countRows } from '../../test/stored-state.ts'
import { useTestStore } from '../../test/test-store.ts'
import { generateCatalogue } from '../catalogue.ts'
import { seedActivity } from './seed-activity.ts'

const now = new Date('2026-06-17T09:30:00Z')
const store = useTestStore({
  clock: { now: () => now },
  environment: {
    DEMO: '1',
    SELLER_NAME: 'Deccan IT Supply (demo)',
    SELLER_GSTIN: '36AABCS1995K1ZX',
    SELLER_STATE: 'Telangana',
    SELLER_ADDRESS: 'Abids Road, Hyderabad 500001',
  },
})
const orders = 100

async function seed(): Promise<number> {
  const { config } = store
  const storage = localFileStorages(config.DATA_FOLDER).files
  const db = openDatabase(config.DATABASE_URL, { multipleStatements: true })
  try {
    return await seedActivity(db, { config, storage, now, orders })
  } finally {
    await db.destroy()
  }
}

async function signIn(role: string) {
  const payload = { email: `${role}@store.test`, password: demoPassword }
  const answer = await store.app.inject({ method: 'POST', url: '/api/auth/login', payload })
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` }
}

describe('the activity of a demo', () => {
  beforeEach(async () => {
    await createDemoAccounts(store.db, store.clock.now())
    const products = [...generateCatalogue({ products: 120 })].map(({ slabs, ...product }) => ({
      ...product,
      slabs: slabs.map(({ pricePaise, ...range }) => ({ ...range, price: pricePaise })),
      images: [],
    }))
    await insertProducts(store.db, products, { kind: 'created', at: store.clock.now() })
  })

  it('is what the store itself would have written, once, on every desk, and sends no mail', async () => {
    const placed = await seed()
    expect(Math.abs(placed - orders)).toBeLessThan(6)
    expect(await seed()).toBe(0)
    expect(await countRows(store, 'orders')).toBe(placed)

    const { db } = store
    const statuses: string[] = await db('orders').distinct().pluck('order_status')
    const expected = orderStatuses.filter((status) => status !== 'placed')
    expect(statuses.sort()).toEqual([...expected].sort())
    for (const table of ['mails', 'order_notices', 'held_rejections']) {
      expect([table, await countRows(store, table)]).toEqual([table, 0])
    }

    // Stock that was sold and not returned is gone.
    const sold = await db('order_lines')
      .join('orders', 'orders.id', 'order_lines.order_id')
      .whereNot('order_status', 'cancelled')
      .sum({ pieces: 'quantity' })
      .first()
    const left = await db('products').sum({ pieces: 'stock' }).first()
    const all = await db('products').sum({ pieces: 'stock_last_set' }).first()
    expect(Number(left?.pieces) + Number(sold?.pieces)).toBe(Number(all?.pieces))

    // The id of an order begins with its time, and invoices are numbered without a gap, in the order of time.
    const times: Date[] = await db('orders').orderBy('public_id').pluck('created_at')
    expect(times).toEqual([...times].sort((a, b) => a.getTime() - b.getTime()))
    const numbers: string[] = await db('tax_documents')
      .where('kind', 'invoice')
      .orderBy('issued_at')
      .pluck('number')
    const years = new Set(numbers.map((number) => number.slice(0, 9)))
    const counted = [...years].flatMap((year) => {
      const ofYear = numbers.filter((number) => number.startsWith(year))
      return ofYear.map((_, index) => `${year}/${String(index + 1).padStart(5, '0')}`)
    })
    expect(numbers).toEqual(counted)

    // Dashboards, desks and the screens of the demo buyers are filled.
    const read = async <T>(role: string, path: string): Promise<T> =>
      (await store.app.inject({ url: `/api${path}`, headers: await signIn(role) })).json<T>()
    const analytics = await read<Analytics>('superadmin', '/dashboard/analytics')
    expect(analytics.tiers.every((tier) => tier.orders > 0 && tier.revenue > 0)).toBe(true)
    expect(analytics.topProducts.length).toBe(10)
    const proofs = await read<ProofList>('superadmin', '/proofs')
    expect(proofs.orders.length).toBeGreaterThan(4)
    const own = await read<OrderList>('reseller', '/orders')
    expect(own.orders.length).toBeGreaterThan(2)
    const told = await read<NotificationList>('distributor', '/notifications')
    expect(told.notifications.length).toBeGreaterThan(2)
    expect(await read<unknown[]>('superadmin', '/admin/contact-complaints')).toHaveLength(12)
  })
})

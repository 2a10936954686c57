import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { callApi, type Person, registerBuyer, signInDemo } from '../driver/accounts.ts'
import { fetchProducts, isWithoutEwayBill, placeOrder } from '../driver/fixtures.ts'
import { type EngineName, startEngine } from './driver/engines.ts'
import { storageOf } from './driver/storage.ts'
import type { Engine, Target } from './driver/tab.ts'
import { waitFor } from './driver/wait-until.ts'

/** Defines the test of what keys do to the status of an order in the back office, in an engine. */
export function testKeyboardIn(name: EngineName): void {
  describe(`by keyboard in ${name}`, () => {
    let engine: Engine
    beforeAll(async () => {
      engine = await startEngine(name)
    })
    afterAll(async () => engine?.close())

    it('a closed list of statuses changes nothing, and a choice from it is said and kept', async () => {
      const buyer = await registerBuyer('reseller')
      const { _id: id } = await placeOrder(buyer, await fetchProducts(1, buyer, isWithoutEwayBill))
      const admin = await signInDemo('reseller-admin')
      const tab = await engine.openTab({ width: 1440, storage: storageOf(admin) })
      await tab.open(`/reseller-admin/orders?q=${id}`)
      const status: Target = {
        label: 'Order status',
        within: { role: 'article', name: `Order #${id.slice(-6)}` },
      }
      const before = await tab.valueOf(status)
      for (const key of ['ArrowDown', 'End', 's'] as const) {
        await tab.press(status, key)
        // Where the key has opened the list.
        await tab.press(status, 'Escape')
        expect([key, await tab.valueOf(status)]).toEqual([key, before])
      }
      expect(await statusOf(id, buyer)).toBe(before)
      // An open list is the browser's own: drivers press keys on pages only.
      await tab.choose(status, 'Shipped')
      await waitFor(tab, { text: 'Order status updated' })
      expect(await statusOf(id, buyer)).toBe('shipped')
      await tab.choose(status, 'Cancelled')
      await waitFor(tab, { role: 'alertdialog' })
      expect(await statusOf(id, buyer)).toBe('shipped')
    })
  })
}

async function statusOf(id: string, as: Person): Promise<string> {
  const { orderStatus } = await callApi<Order>(`/orders/${id}`, { as })
  return orderStatus
}

import { describe, expect, it } from '@jest/globals'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import type { Order } from '@store/contract/schemas/orders/orders'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../test/factories/invoice-client.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { readWithPrograms } from '../../../test/pdf-readers.ts'
import { bankEnvironment, createReservingClient } from '../../../test/reserving/reserving-client.ts'
import { useTestStore } from '../../../test/test-store.ts'

const hindi = 'श्री किशोर शर्मा'
const tamil = 'மீனாட்சி சுந்தரம்'
const goods = { hindi: 'लेज़र टोनर विद्युत', tamil: 'கொச்சி மின்கலம்' }

describe('a paper, read by programs', () => {
  const store = useTestStore({ environment: { ...bankEnvironment, ...seller } })
  const { reserve } = createReservingClient(store)
  const { get, setStatus } = invoiceClient(store)

  const orderOf = async (fullName: string, name: string) => {
    const product = await createProduct(store.db, { name, modelNo: 'LT-88A' })
    const wanted = { product, quantity: 3, shipping: { fullName } }
    return { ...(await createOrder(store, { ...wanted, role: 'reseller' })), wanted }
  }
  const print = async (who: SignedInAccount, order: Order, paper: string) => {
    const payload = { orders: [order._id], papers: [paper] }
    const url = '/api/orders/papers'
    const { rawPayload } = await store.app.inject({
      method: 'POST',
      url,
      headers: who.headers,
      payload,
    })
    return readWithPrograms(rawPayload)
  }

  it.each([
    [hindi, goods.hindi],
    // Signs over letters, with a letter after them.
    ['मेहता एंड सन्स', 'पावर केबल के डिब्बे'],
    [tamil, goods.tamil],
  ])('says whom it is for and what of: %s, %s', async (person, product) => {
    const { order, buyer, wanted } = await orderOf(person, product)
    const admin = await signIn(store, 'superadmin')
    const reserved = await reserve(wanted)
    const drawn = await get(reserved.buyer, reserved.order, 'proforma')
    const proforma = await readWithPrograms(drawn.rawPayload)
    await setStatus(order, 'shipped')
    const invoice = await readWithPrograms((await get(buyer, order)).rawPayload)
    const slip = await print(admin, order, 'slip')
    const label = await print(admin, order, 'label')
    await setStatus(order, 'cancelled')
    const credit = await readWithPrograms((await get(buyer, order, 'credit-note')).rawPayload)
    const papers = [
      ['PROFORMA INVOICE', proforma, [person, product, 'LT-88A', '3']],
      ['TAX INVOICE', invoice, [person, product, 'LT-88A', '3']],
      ['CREDIT NOTE', credit, [person, product, 'LT-88A', '3']],
      ['ORDER SLIP', slip, [person, product, 'LT-88A', orderNameOf(order._id)]],
      // The label wraps what is long.
      ['FROM', label, [...person.split(' '), orderNameOf(order._id)]],
    ] as const
    for (const [title, read, texts] of papers) {
      for (const text of [title, ...texts]) {
        expect([title, read.poppler]).toEqual([title, expect.stringContaining(text)])
        expect([title, read.mupdf]).toEqual([title, expect.stringContaining(text)])
      }
      expect(read.poppler + read.mupdf).not.toMatch(/\ufffd/)
    }
  })

  it('has its words where they are printed: the table in rows and columns, the title on top', async () => {
    const { order, buyer } = await orderOf(hindi, goods.hindi)
    await setStatus(order, 'shipped')
    const { poppler, words } = await readWithPrograms((await get(buyer, order)).rawPayload)
    const placeOf = (text: string) => {
      const found = words.find(({ word }) => word === text)
      if (!found) throw new Error(`${text} is not there`)
      return found
    }
    const row = poppler.split('\n').find((line) => line.includes('लेज़र'))
    expect(row).toMatch(/^ *1 +लेज़र टोनर विद्युत \(LT-88A\) +84439959 +3 PCS /)
    expect(placeOf('TAX').top).toBeLessThan(60)
    expect(placeOf('लेज़र').left).toBeGreaterThan(36)
    expect(placeOf('84439959').left).toBeGreaterThan(placeOf('लेज़र').left)
    expect(Math.abs(placeOf('84439959').top - placeOf('लेज़र').top)).toBeLessThan(2)
    expect(placeOf('page').top).toBeGreaterThan(780)
  })
})

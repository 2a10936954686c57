import { describe, expect, it } from '@jest/globals'
import type { NotificationList } from '@store/contract/schemas/accounts/notifications'
import type { FirstSteps } from '@store/contract/schemas/dashboards'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { seller } from '../../../../test/factories/invoice-client.ts'
import { createOrderChanges } from '../../../../test/factories/order-changes.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { reviewProof } from '../../../../test/factories/review-proof.ts'
import { setUpApp } from '../../../../test/factories/second-factor.ts'
import { type TestStore, useTestStore } from '../../../../test/test-store.ts'

const url = '/api/dashboard/first-steps'

async function readDone({ app }: TestStore, { headers }: Pick<SignedInAccount, 'headers'>) {
  return (await app.inject({ url, headers })).json<FirstSteps>().done
}

describe('the first steps of a tier admin', () => {
  const store = useTestStore()
  const { setStatus } = createOrderChanges(store)

  it('are done by the own work, one after the other', async () => {
    const placed = await createOrder(store, { role: 'reseller' })
    const admin = await signIn(store, 'reseller-admin')
    const { headers } = admin
    expect(await readDone(store, admin)).toEqual([])
    await reviewProof(store, { who: admin, order: placed.order }, { verdict: 'verified' })
    expect(await readDone(store, admin)).toEqual(['proof'])
    await setStatus(admin, placed, 'processing')
    expect(await readDone(store, admin)).toEqual(['proof', 'order'])
    const inbox = await store.app.inject({ url: '/api/notifications', headers })
    const [notification] = inbox.json<NotificationList>().notifications
    const read = `/api/notifications/${notification?._id}/read`
    await store.app.inject({ method: 'PUT', url: read, headers })
    await setUpApp(store, admin)
    expect(await readDone(store, admin)).toEqual(['secondFactor', 'proof', 'order', 'notification'])
  })

  it('are not done by the work of a colleague', async () => {
    const placed = await createOrder(store, { role: 'reseller' })
    await setStatus(await signIn(store, 'reseller-admin'), placed, 'processing')
    expect(await readDone(store, await signIn(store, 'reseller-admin'))).toEqual([])
  })

  it('are told to admins only', async () => {
    const { headers } = await signIn(store, 'distributor')
    expect((await store.app.inject({ url, headers })).statusCode).toBe(403)
    expect((await store.app.inject(url)).statusCode).toBe(401)
  })
})

describe('the first steps of the superadmin', () => {
  const store = useTestStore({
    environment: {
      ...seller,
      BANK_ACCOUNT_HOLDER: 'Toner House',
      BANK_NAME: 'HDFC Bank',
      BANK_ACCOUNT_NUMBER: '50200012345678',
      BANK_IFSC: 'HDFC0000123',
      BANK_BRANCH: 'Nehru Place',
      GRIEVANCE_OFFICER_NAME: 'Asha Mehta',
      GRIEVANCE_OFFICER_EMAIL: 'asha@example.in',
    },
  })

  it('are done by what is set up, sold, and who has an account', async () => {
    const superadmin = await signIn(store, 'superadmin')
    expect(await readDone(store, superadmin)).toEqual(['bank', 'seller'])
    await createProduct(store.db)
    for (const role of ['enduser-admin', 'reseller-admin', 'distributor-admin'] as const) {
      await signIn(store, role)
    }
    expect(await readDone(store, superadmin)).toEqual(['bank', 'seller', 'products', 'admins'])
  })
})

import type { Order } from '@store/contract/schemas/orders'
import { asPart } from '../../furnished.ts'
import { call, theDemo } from '../../people.ts'
import { aBill } from '../../sample-files.ts'

/** What the admin of an order's tier does to it, from another desk. */
export async function backOfficeOf({ _id, tier }: Order) {
  const as = await theDemo(`${tier}-admin`)
  // spec §6: the enduser-admin uses the reseller-admin's path.
  const area = tier === 'enduser' ? 'reseller-admin' : `${tier}-admin`
  const put = (path: string, body: unknown) => call(path, { method: 'PUT', body, as })
  return {
    setStatus: (status: string) => put(`/${area}/orders/${_id}/status`, { status }),
    rejectProof: (reason: string) => put(`/orders/${_id}/proof`, { verdict: 'rejected', reason }),
    uploadBill: async () => {
      const form = new FormData()
      form.append('billPdf', asPart(await aBill()))
      await call(`/orders/bill/${_id}`, { method: 'PUT', form, as })
    },
  }
}

/** Tells everybody of a tier something. @returns its title, which no other has */
export async function tellTier(sentTo: string): Promise<string> {
  const title = `Stock update ${Date.now()}`
  const body = { title, message: 'HP 26A toners are back in stock.', sentTo }
  await call('/notifications', { body, as: await theDemo('superadmin') })
  return title
}

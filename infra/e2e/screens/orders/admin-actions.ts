import type { Order } from '@store/contract/schemas/orders/orders'
import { callApi, signInDemo } from '../../driver/accounts.ts'
import { toFormFile } from '../../driver/fixtures.ts'
import { makeBill } from '../../driver/sample-files.ts'

/** Actions of the tier's admin on an order. */
export async function adminActionsFor({ _id, tier }: Order) {
  const as = await signInDemo(`${tier}-admin`)
  // The enduser-admin uses the reseller-admin's path (people 1.3).
  const area = tier === 'enduser' ? 'reseller-admin' : `${tier}-admin`
  const put = (path: string, body: unknown) => callApi(path, { method: 'PUT', body, as })
  return {
    setStatus: (status: string) => put(`/${area}/orders/${_id}/status`, { status }),
    rejectProof: (reason: string) => put(`/orders/${_id}/proof`, { verdict: 'rejected', reason }),
    uploadBill: async () => {
      const form = new FormData()
      form.append('billPdf', toFormFile(await makeBill()))
      await callApi(`/orders/bill/${_id}`, { method: 'PUT', form, as })
    },
  }
}

/** Sends a notification to a tier. @returns its unique title */
export async function notifyTier(sentTo: string): Promise<string> {
  const title = `Stock update ${Date.now()}`
  const body = { title, message: 'HP 26A toners are back in stock.', sentTo }
  await callApi('/notifications', { body, as: await signInDemo('superadmin') })
  return title
}

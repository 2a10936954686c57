import { fileAddressRefreshMs } from '@store/contract/rules/limits'
import type { Order } from '@store/contract/schemas/orders/orders'
import { useState } from 'react'
import { useGetOrderQuery } from '../order-api.ts'

/**
 * The order of an address. The list has it in most cases; otherwise it is fetched, and what the list had stays until then.
 * @param id the order of the address; `undefined` in the address of the list
 * @param listed the order as the list has it now
 */
export function useOpenOrder(id: string | undefined, listed: Order | undefined) {
  const [lastListed, setLastListed] = useState(listed)
  const kept = listed ?? (lastListed?._id === id ? lastListed : undefined)
  if (kept !== lastListed) setLastListed(kept)
  const { currentData, ...fetched } = useGetOrderQuery(id ?? '', {
    skip: id === undefined || listed !== undefined,
    // Before the signed addresses of its files expire.
    pollingInterval: fileAddressRefreshMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  const order = listed ?? currentData ?? kept
  return {
    ...fetched,
    data: order,
    currentData: order,
    isError: order === undefined && fetched.isError,
  }
}

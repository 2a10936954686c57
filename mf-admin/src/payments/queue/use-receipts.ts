import { adminOrdersRefreshMs } from '@store/contract/rules/limits'
import type { ReceiptState } from '@store/contract/rules/payments/receipt-states'
import { useState } from 'react'
import { useGetReceiptsInfiniteQuery } from '../receipts-api.ts'

type Times = Readonly<Record<string, number>>

/**
 * The payments of a state. Those that were just handled here are left out: a list that was requested before may arrive
 * after it, and must not bring them back.
 */
export function useReceipts(state: ReceiptState) {
  const list = useGetReceiptsInfiniteQuery(state, {
    pollingInterval: adminOrdersRefreshMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  const [handledAt, setHandledAt] = useState<Times>({})
  const requestedAt = list.startedTimeStamp ?? 0
  const receipts = (list.data?.pages ?? [])
    .flatMap((page) => page.receipts)
    .filter(({ _id }) => (handledAt[_id] ?? 0) <= requestedAt)
  return {
    list,
    receipts,
    markHandled: (ids: readonly string[]) => {
      const now = Date.now()
      setHandledAt((before) => ({
        ...before,
        ...Object.fromEntries(ids.map((id) => [id, now] as const)),
      }))
    },
  }
}

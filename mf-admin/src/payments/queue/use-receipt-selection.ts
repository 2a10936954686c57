import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { useState } from 'react'

/** The payments that are selected to be assigned together. Those that left the list do not count. */
export function useReceiptSelection(receipts: readonly Receipt[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    receipts: receipts.filter(({ _id }) => ids.has(_id)),
    has: (id: string) => ids.has(id),
    toggle: (id: string) =>
      setIds((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    clear: () => setIds(new Set()),
  }
}

export type ReceiptSelection = ReturnType<typeof useReceiptSelection>

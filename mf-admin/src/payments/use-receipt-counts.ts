import type { ReceiptCounts } from '@store/contract/schemas/payments/receipts'
import { useWaitingCounts } from '@store/sdk'

/** How many payments wait in each state (money 5.6); the rail shows the same answer. */
export function useReceiptCounts(): Partial<ReceiptCounts> | undefined {
  return useWaitingCounts('/receipts/counts')
}

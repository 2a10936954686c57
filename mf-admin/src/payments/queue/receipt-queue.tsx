import { paymentMessages } from '@store/contract/rules/payments/payment-words'
import type { ReceiptState } from '@store/contract/rules/payments/receipt-states'
import { messageOf } from '@store/sdk'
import { FailedState, useScreenKeys } from '@store/ui'
import { NoReceipts } from './no-receipts.tsx'
import { receiptKeys } from './receipt-keys.ts'
import { ReceiptPanes } from './receipt-panes.tsx'
import { ReceiptsLoading } from './receipts-loading.tsx'
import { useReceipts } from './use-receipts.ts'

type ReceiptQueueProps = { state: ReceiptState; onChooseFile: () => void }

/** The payments of a state: loading, error, empty, or a list with one of them open beside it. */
export function ReceiptQueue({ state, onChooseFile }: ReceiptQueueProps) {
  useScreenKeys(receiptKeys[state])
  const source = useReceipts(state)
  const { list, receipts } = source
  const failure = messageOf(list.error, paymentMessages.loadFailed)
  if (list.isError && list.data === undefined) {
    return (
      <FailedState message={failure} busy={list.isFetching} onRetry={() => void list.refetch()} />
    )
  }
  if (list.data === undefined) return <ReceiptsLoading />
  if (receipts.length === 0 && !list.hasNextPage) {
    return <NoReceipts state={state} onChooseFile={onChooseFile} />
  }
  return <ReceiptPanes state={state} source={source} failure={list.isError ? failure : undefined} />
}

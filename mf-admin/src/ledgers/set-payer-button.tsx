import { formatDay } from '@store/contract/rules/india-days'
import { ledgerMessages as messages } from '@store/contract/rules/ledger/ledger-messages'
import { paymentMessages } from '@store/contract/rules/payments/payment-words'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { messageOf } from '@store/sdk'
import {
  Button,
  Dialog,
  EmptyState,
  Loading,
  LoadMoreButton,
  QueryView,
  Skeleton,
  Stack,
  toast,
} from '@store/ui'
import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { useGetReceiptsInfiniteQuery } from '../payments/receipts-api.ts'
import { useSetPayerMutation } from './ledgers-api.ts'

type SetPayerProps = { id: string; onClose: () => void }

function ReceiptChoice({ receipt, id, onClose }: SetPayerProps & { receipt: Receipt }) {
  const [setPayer, { isLoading }] = useSetPayerMutation()
  const { _id, open, receivedOn, narration, reference } = receipt
  const handleChoose = async () => {
    try {
      const { message } = await setPayer({ id, receipt: _id, isPayer: true }).unwrap()
      toast.success(message)
      onClose()
    } catch (error) {
      toast.error(messageOf(error, messages.itemFailed))
    }
  }
  const name = `${formatRupees(open)} of ${formatDay(receivedOn)}`
  return (
    <Stack gap="xxs">
      <span>{narration ?? reference}</span>
      <Button variant="secondary" size="s" busy={isLoading} onClick={() => void handleChoose()}>
        {name}
      </Button>
    </Stack>
  )
}

function PayerDialog({ id, onClose }: SetPayerProps) {
  const receipts = useGetReceiptsInfiniteQuery('waiting')
  return (
    <Dialog open title="Which payment is an advance of this buyer?" onClose={onClose}>
      <QueryView
        query={receipts}
        failure={paymentMessages.loadFailed}
        loading={
          <Loading label={paymentMessages.loading}>
            <Skeleton shape="card" height="8rem" />
          </Loading>
        }
        empty={({ pages }) =>
          pages.every((page) => page.receipts.length === 0) && (
            <EmptyState title="No payment waits without an order." />
          )
        }
      >
        {({ pages }) => (
          <Stack gap="m">
            {pages.flatMap((page) =>
              page.receipts.map((receipt) => (
                <ReceiptChoice key={receipt._id} receipt={receipt} id={id} onClose={onClose} />
              )),
            )}
            <LoadMoreButton
              source={receipts}
              failure={messageOf(receipts.error, paymentMessages.loadFailed)}
            >
              Show more payments
            </LoadMoreButton>
          </Stack>
        )}
      </QueryView>
    </Dialog>
  )
}

/** Says that a payment without an order is an advance of this buyer. */
export function SetPayerButton({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="s" icon={HandCoins} onClick={() => setIsOpen(true)}>
        Add an advance
      </Button>
      {isOpen ? <PayerDialog id={id} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

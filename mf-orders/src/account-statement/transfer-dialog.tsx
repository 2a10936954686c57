import { t } from '@lingui/core/macro'
import type { Ledger } from '@store/contract/schemas/payments/ledgers'
import { Dialog, PaymentDetails, PaymentDetailsSkeleton, QueryView, Stack } from '@store/ui'
import { useGetBankAccountQuery } from '../my-orders/pay/pay-api.ts'

type TransferDialogProps = {
  bill: Ledger['bills'][number]
  buyer: Ledger['buyer']
  /** What the bill is called. */
  name: string
  onClose: () => void
}

/** How a bill that belongs to no order is paid: by a transfer whose remarks name the buyer, because it has no payment code (ledger 1.6). */
export function TransferDialog({ bill, buyer, name, onClose }: TransferDialogProps) {
  const bank = useGetBankAccountQuery()
  const remarks = [buyer.businessId ?? buyer.firmName ?? buyer.name, bill.label]
  return (
    <Dialog open title={t`Pay ${name}`} onClose={onClose}>
      <Stack>
        <p>{t`Your statement shows the payment once it has arrived.`}</p>
        <QueryView
          query={bank}
          loading={<PaymentDetailsSkeleton />}
          failure={t`Failed to load the bank details`}
        >
          {(account) => (
            <PaymentDetails
              bank={account}
              rupees={bill.amount}
              paymentCode={remarks.filter(Boolean).join(' ')}
            />
          )}
        </QueryView>
      </Stack>
    </Dialog>
  )
}

import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import type { RefundDetails } from '@store/contract/schemas/payments/refunds'
import { Button } from '@store/ui'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { RefundDialog } from '../refunds/refund-dialog.tsx'

type PaidBackButtonProps = {
  receipt: Receipt
  isAnswering: boolean
  onRecord: (details: RefundDetails) => Promise<void>
}

/** Records that what is open of a payment went back to who had paid it. */
export function PaidBackButton({ receipt, isAnswering, onRecord }: PaidBackButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        icon={Undo2}
        busy={isAnswering}
        onClick={() => setIsOpen(true)}
      >
        It was paid back
      </Button>
      {isOpen ? (
        <RefundDialog
          title={`${formatRupees(receipt.open)} went back`}
          onRecord={onRecord}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  )
}

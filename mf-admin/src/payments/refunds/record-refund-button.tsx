import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { Button, shortOrderId, toast } from '@store/ui'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { RefundDialog } from './refund-dialog.tsx'
import { useRecordRefundMutation } from './refunds-api.ts'

type RecordRefundButtonProps = {
  order: { _id: string }
  /** What goes back, in rupees. */
  amount: number
}

/** Records that money of an order went back to its buyer, all of it or a part. */
export function RecordRefundButton({ order: { _id: id }, amount }: RecordRefundButtonProps) {
  const [record] = useRecordRefundMutation()
  const [isOpen, setIsOpen] = useState(false)
  const number = shortOrderId(id)
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        icon={Undo2}
        aria-label={`Record refund of order #${number}`}
        onClick={() => setIsOpen(true)}
      >
        Record refund
      </Button>
      {isOpen ? (
        <RefundDialog
          title={`${formatRupees(amount)} of order #${number} went back`}
          due={amount}
          onRecord={async (details) => {
            const { message } = await record({ id, seen: amount, ...details }).unwrap()
            toast.success(message)
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  )
}

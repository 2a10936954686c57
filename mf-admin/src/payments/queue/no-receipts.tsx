import type { ReceiptState } from '@store/contract/rules/payments/receipt-states'
import { Button, EmptyState, LinkButton } from '@store/ui'
import { FileUp } from 'lucide-react'
import { writePaymentsView } from '../payments-view.ts'

const texts: Readonly<Record<ReceiptState, { title: string; text: string }>> = {
  exact: {
    title: 'No matched payments.',
    text: 'Upload a bank statement. Payments whose code or reference names an order, with exactly its amount, are listed here.',
  },
  proposed: {
    title: 'No payments to check.',
    text: 'Payments that are short, too much, or for several orders are listed here, with the reason.',
  },
  waiting: {
    title: 'No payments without an order.',
    text: 'Payments that match no order are listed here. They stay as credit until you assign them.',
  },
  settled: {
    title: 'No payment is settled yet.',
    text: 'Payments that are assigned to orders are listed here, with who did it and when.',
  },
}

type NoReceiptsProps = { state: ReceiptState; onChooseFile: () => void }

/** No payment has this state: says why, and the one thing to do next. */
export function NoReceipts({ state, onChooseFile }: NoReceiptsProps) {
  const search = String(writePaymentsView({ tab: 'proposed', receipt: '' }))
  return (
    <EmptyState
      {...texts[state]}
      action={
        state === 'exact' ? (
          <Button icon={FileUp} onClick={onChooseFile}>
            Upload bank statement
          </Button>
        ) : (
          <LinkButton variant="secondary" to={{ search: state === 'proposed' ? '' : search }}>
            {state === 'proposed' ? 'Show matched payments' : 'Show payments to check'}
          </LinkButton>
        )
      }
    />
  )
}

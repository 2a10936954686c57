import type { ReceiptState } from '@store/contract/rules/payments/receipt-states'
import { Button, EmptyState, LinkButton } from '@store/ui'
import { FileUp } from 'lucide-react'
import { writePaymentsView } from '../payments-view.ts'

const texts: Readonly<Record<ReceiptState, { title: string; text: string }>> = {
  exact: {
    title: 'No exact payment waits.',
    text: 'Read the statement of your bank: payments whose code or reference names an order, with exactly its amount, are listed here.',
  },
  proposed: {
    title: 'Nothing to decide.',
    text: 'Payments that are short, too much, or for several orders are listed here, with the reason.',
  },
  waiting: {
    title: 'No payment waits.',
    text: 'Money that fits no order waits here as credit until you assign it.',
  },
  settled: {
    title: 'No payment is settled yet.',
    text: 'Payments that are assigned to their orders are kept here, with who did it and when.',
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
            Read a statement
          </Button>
        ) : (
          <LinkButton variant="secondary" to={{ search: state === 'proposed' ? '' : search }}>
            {state === 'proposed' ? 'Look at the exact ones' : 'Look at what is to decide'}
          </LinkButton>
        )
      }
    />
  )
}

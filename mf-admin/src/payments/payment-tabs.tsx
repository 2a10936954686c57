import { receiptStateNames } from '@store/contract/rules/payments/payment-words'
import type { ReceiptCounts } from '@store/contract/schemas/payments/receipts'
import { formatCount } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { TabLinks } from '../tab-links.ts'
import { type PaymentTab, paymentTabs, writePaymentsView } from './payments-view.ts'
import { useReceiptCounts } from './use-receipt-counts.ts'

const names: Readonly<Record<PaymentTab, string>> = {
  ...receiptStateNames,
  'to-refund': 'To refund',
  statements: 'Statements',
}

/** What is counted in each tab; nothing in the others. */
const countOf: Readonly<Partial<Record<PaymentTab, keyof ReceiptCounts>>> = {
  exact: 'exact',
  proposed: 'proposed',
  waiting: 'waiting',
  'to-refund': 'toRefund',
}

/** Wide enough for the number that comes later. */
const Count = styled.span`
  min-width: 2ch;
  font-variant-numeric: tabular-nums;
`

const Tabs = styled(TabLinks)`
  max-width: 100%;
  overflow-x: auto;

  a {
    white-space: nowrap;
  }
`

/** The states of received money with how much waits in each, the money that goes back, and the statements. */
export function PaymentTabs({ shown }: { shown: PaymentTab }) {
  const counts = useReceiptCounts()
  return (
    <Tabs aria-label="Payments">
      {paymentTabs.map((tab) => {
        const counted = countOf[tab]
        const count = counted && counts?.[counted]
        return (
          <Link
            key={tab}
            to={{ search: String(writePaymentsView({ tab, receipt: '' })) }}
            aria-current={tab === shown ? 'page' : undefined}
          >
            {names[tab]}
            {counted ? <Count>{count === undefined ? null : formatCount(count)}</Count> : null}
          </Link>
        )
      })}
    </Tabs>
  )
}

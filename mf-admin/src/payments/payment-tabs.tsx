import { receiptStateNames } from '@store/contract/rules/payments/payment-words'
import { formatCount } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { TabLinks } from '../tabs/tab-links.ts'
import { type PaymentTab, paymentTabs, writePaymentsView } from './payments-view.ts'
import { useReceiptCounts } from './use-receipt-counts.ts'

const names: Readonly<Record<PaymentTab, string>> = {
  ...receiptStateNames,
  statements: 'Statements',
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

/** The states of received money with how much waits in each, and the statements. */
export function PaymentTabs({ shown }: { shown: PaymentTab }) {
  const counts = useReceiptCounts()
  return (
    <Tabs aria-label="Payments">
      {paymentTabs.map((tab) => {
        const isCounted = tab !== 'settled' && tab !== 'statements'
        const count = isCounted ? counts?.[tab] : undefined
        return (
          <Link
            key={tab}
            to={{ search: String(writePaymentsView({ tab, receipt: '' })) }}
            aria-current={tab === shown ? 'page' : undefined}
          >
            {names[tab]}
            {isCounted ? <Count>{count === undefined ? null : formatCount(count)}</Count> : null}
          </Link>
        )
      })}
    </Tabs>
  )
}

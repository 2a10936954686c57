import { approvableTiersOf } from '@store/contract/rules/accounts/approvals/tier-requests'
import { orderReaders } from '@store/contract/rules/accounts/rights'
import {
  type OrderQueue,
  orderQueueRules,
  orderQueues,
} from '@store/contract/rules/orders/admin/order-queues'
import { receiptStateNames } from '@store/contract/rules/payments/payment-words'
import type { ReceiptCounts } from '@store/contract/schemas/payments/receipts'
import { useSession, useWaitingCounts } from '@store/sdk'
import { formatCount, Grid, Heading, Stack, TileLink, theme } from '@store/ui'
import styled from 'styled-components'
import { useQueueCounts } from '../orders/views/use-queue-counts.ts'
import type { PaymentTab } from '../payments/payments-view.ts'
import { useReceiptCounts } from '../payments/use-receipt-counts.ts'
import { useRights } from '../rights/use-rights.ts'

const Tile = styled(TileLink)`
  display: grid;
  align-content: start;
  padding: ${theme.space.s};

  strong {
    color: ${theme.color.primary};
    font-size: ${theme.size.xxl};
    font-variant-numeric: tabular-nums;
    line-height: ${theme.line.tight};
  }

  &[data-empty] strong {
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.regular};
  }

  b {
    font-weight: ${theme.weight.semibold};
  }

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

/** What the orders of each queue wait for. */
const hints: Record<OrderQueue, string> = {
  toCheck: 'Proofs not checked',
  toPack: 'Paid, not started',
  toShip: 'Started, not shipped',
  unpaid: 'No payment so far',
  rejected: 'Proof rejected, or payment failed',
  taxToSettle: 'GST number or pincode to correct',
}

function pathOf(role: string, queue: OrderQueue): string {
  return queue === 'toCheck' ? `/${role}/proofs` : `/${role}/orders?queue=${queue}`
}

type WaitingTileProps = { to: string; count: number | undefined; label: string; hint: string }

function WaitingTile({ to, count, label, hint }: WaitingTileProps) {
  return (
    <Tile to={to} data-empty={count === 0 || undefined}>
      <strong>{count === undefined ? '–' : formatCount(count)}</strong> <b>{label}</b>{' '}
      <small>{hint}</small>
    </Tile>
  )
}

/** Messages of the contact form without an answer, which only the superadmin reads (office 4.2). */
function OpenComplaints() {
  const counts = useWaitingCounts('/admin/contact-complaints/counts')
  return (
    <WaitingTile
      to="/superadmin/complaints"
      count={counts?.open}
      label="Complaints"
      hint="Messages not answered"
    />
  )
}

/**
 * How many payments wait, and the tab that has them. Money without an order may be found one by hand; it is no work that is known to
 * be there, and so it stands in the figure only when there is no other.
 */
function openPaymentsOf({ toDo, waiting = 0 }: Partial<ReceiptCounts>): {
  count: number | undefined
  hint: string
  tab?: PaymentTab
} {
  if (waiting === 0) return { count: toDo, hint: 'To assign or to refund' }
  if (toDo === 0) return { count: waiting, hint: receiptStateNames.waiting, tab: 'waiting' }
  return { count: toDo, hint: `And ${formatCount(waiting)} without an order` }
}

/** Money of the bank that a person has to assign or to find an order for, and money that goes back to buyers. */
function OpenPayments({ role }: { role: string }) {
  const counts = useReceiptCounts()
  const { count, hint, tab } = openPaymentsOf(counts ?? {})
  return (
    <WaitingTile
      to={`/${role}/payments${tab ? `?tab=${tab}` : ''}`}
      count={count}
      label="Payments"
      hint={hint}
    />
  )
}

/** Bills of buyers with credit; nothing while none is due. The ledgers begin with the oldest. */
function DueBills({ role }: { role: string }) {
  const { overdue = 0, dueSoon = 0 } = useWaitingCounts('/ledgers/due') ?? {}
  if (overdue + dueSoon === 0) return null
  return (
    <WaitingTile
      to={`/${role}/ledgers`}
      count={overdue}
      label="Overdue bills"
      hint={`On credit; ${formatCount(dueSoon)} more due within a week`}
    />
  )
}

/** Accounts that wait for their tier; nothing in a store that approves none (ADR 0104). */
function OpenApprovals({ role }: { role: string }) {
  const waiting = useWaitingCounts('/admin/approvals/counts')?.waiting
  if (!waiting) return null
  return (
    <WaitingTile
      to={`/${role}/approvals`}
      count={waiting}
      label="Approvals"
      hint="New accounts to check"
    />
  )
}

/** Products with a GST rate, HSN or unit that does not exist, which only the superadmin corrects; nothing once there is none. */
function ProductsToCorrect() {
  const count = useWaitingCounts('/admin/products/facets')?.taxToCorrect
  if (!count) return null
  return (
    <WaitingTile
      to="/superadmin/products?taxToCorrect=true"
      count={count}
      label="Products"
      hint="Tax details to correct"
    />
  )
}

/** Open work, exactly counted, with links to it (office 1.6), as the rights open it. */
export function WaitingNow() {
  const { role } = useSession()
  const { maySee } = useRights()
  const counts = useQueueCounts()
  const queues = orderQueues.filter((queue) =>
    maySee(queue === 'toCheck' ? ['money'] : orderReaders),
  )
  const isSuperadmin = role === 'superadmin'
  return (
    <Stack as="section" gap="s" aria-label="To do now">
      <Heading level={2} size="l">
        To do now
      </Heading>
      <Grid min="7.5rem" gap="s" stretch>
        {queues.map((queue) => (
          <WaitingTile
            key={queue}
            to={pathOf(role, queue)}
            count={counts?.[queue]}
            label={orderQueueRules[queue].label}
            hint={hints[queue]}
          />
        ))}
        {maySee(['money']) ? <OpenPayments role={role} /> : null}
        {maySee(['accounts', 'money']) ? <DueBills role={role} /> : null}
        {approvableTiersOf(role).length > 0 && maySee(['users']) ? (
          <OpenApprovals role={role} />
        ) : null}
        {isSuperadmin && maySee(['orders', 'users']) ? <OpenComplaints /> : null}
        {isSuperadmin && maySee(['products']) ? <ProductsToCorrect /> : null}
      </Grid>
    </Stack>
  )
}

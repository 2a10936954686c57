import { orderReaders } from '@store/contract/rules/accounts/rights'
import { toneOfOrderStatus, toneOfPaymentStatus } from '@store/contract/rules/orders/order-states'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { UserDetails } from '@store/contract/schemas/accounts/user-details'
import {
  Button,
  balanceText,
  Cluster,
  type Column,
  Definition,
  formatCount,
  formatDate,
  LinkButton,
  Panel,
  Stack,
  StatusBadge,
  shortOrderId,
  Table,
} from '@store/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { FigureStrip } from '../../figure-strip.ts'
import { ledgersApi } from '../../ledgers/ledgers-api.ts'
import { HoldsDialog } from '../../orders/holds/holds-dialog.tsx'
import { useRights } from '../../rights/use-rights.ts'

type LastOrder = UserDetails['orders']['last'][number]

const columns: Column<LastOrder>[] = [
  {
    key: 'order',
    header: 'Order',
    cell: ({ _id }) => <Link to={`/superadmin/orders/${_id}`}>#{shortOrderId(_id)}</Link>,
  },
  { key: 'day', header: 'Placed', cell: ({ createdAt }) => formatDate(createdAt) },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ totalAmount }) => formatRupees(totalAmount),
  },
  {
    key: 'payment',
    header: 'Payment',
    cell: ({ paymentStatus }) => (
      <StatusBadge status={paymentStatus} tone={toneOfPaymentStatus(paymentStatus)} />
    ),
  },
  {
    key: 'status',
    header: 'Order status',
    cell: ({ orderStatus }) => (
      <StatusBadge status={orderStatus} tone={toneOfOrderStatus(orderStatus)} />
    ),
  },
]

const holdsTitle = 'Cancel all unpaid orders of this buyer'

/** The balance of an account's ledger, what its orders leave to pay, what it bought, its last orders, and the ways to all of them. */
export function OrderPanel({ user: { _id, email, orders } }: { user: UserDetails }) {
  const [isAsking, setIsAsking] = useState(false)
  const { maySee, mayDo } = useRights()
  const canRead = maySee(['accounts', 'money'])
  const { data } = ledgersApi.useGetLedgerQuery({ id: _id }, { skip: !canRead })
  return (
    <Panel title="Orders">
      <Stack gap="s">
        <FigureStrip>
          <Definition term="Balance">
            <strong>{data ? balanceText(data.closing) : '–'}</strong>
          </Definition>
          <Definition term="Unpaid orders">{formatRupees(orders.owed)}</Definition>
          <Definition term="Orders">{formatCount(orders.count)}</Definition>
          <Definition term="Total bought">{formatRupees(orders.total)}</Definition>
        </FigureStrip>
        {orders.last.length === 0 ? null : (
          <Table
            caption="Last orders"
            columns={columns}
            rows={orders.last}
            rowKey={(order) => order._id}
            isDense
          />
        )}
        <Cluster gap="xs">
          {maySee(orderReaders) ? (
            <LinkButton
              to={`/superadmin/orders?${new URLSearchParams({ account: _id })}`}
              variant="secondary"
              size="s"
            >
              See the orders
            </LinkButton>
          ) : null}
          {canRead ? (
            <LinkButton to={`/superadmin/ledgers/${_id}`} variant="secondary" size="s">
              Ledger
            </LinkButton>
          ) : null}
          {maySee('all') ? (
            <LinkButton
              to={`/superadmin/audit?${new URLSearchParams({ q: email })}`}
              variant="secondary"
              size="s"
            >
              History
            </LinkButton>
          ) : null}
          {orders.count === 0 || !mayDo(['orders', 'users']) ? null : (
            <Button variant="secondary" size="s" onClick={() => setIsAsking(true)}>
              {holdsTitle}
            </Button>
          )}
        </Cluster>
        {isAsking ? (
          <HoldsDialog
            owner={{ account: _id }}
            title={holdsTitle}
            onClose={() => setIsAsking(false)}
          />
        ) : null}
      </Stack>
    </Panel>
  )
}

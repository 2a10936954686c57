import * as messages from '@store/contract/rules/messages'
import type { ProofVerdict } from '@store/contract/rules/orders/proof-states'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { ProofOrder } from '@store/contract/schemas/orders/proofs'
import { messageOf } from '@store/sdk'
import {
  type Column,
  EmptyState,
  FormMessage,
  formatDateTime,
  Loading,
  LoadMoreButton,
  QueryView,
  Skeleton,
  Stack,
  Table,
} from '@store/ui'
import { ProofViewer } from '../../orders/proof-viewer/proof-viewer.tsx'
import { PaidByBadge } from '../../orders/receipts/paid-by-badge.tsx'
import { latestPaymentEventOf } from '../review/latest-payment-event.ts'
import { useProofs } from '../use-proofs.ts'
import { OrderLink } from './order-link.tsx'

const columns: Column<ProofOrder>[] = [
  { key: 'order', header: 'Order', cell: ({ _id }) => <OrderLink id={_id} /> },
  { key: 'buyer', header: 'Buyer', cell: ({ shippingInfo }) => shippingInfo.fullName },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ totalAmount }) => formatRupees(totalAmount),
  },
  {
    key: 'reference',
    header: 'Reference',
    cell: ({ paymentReference }) => paymentReference,
  },
  {
    key: 'checked',
    header: 'Checked',
    cell: (order) => {
      const { by, at } = latestPaymentEventOf(order) ?? {}
      return by === undefined ? '' : `${by}, ${formatDateTime(at)}`
    },
  },
]

/** What a verdict has to say: a verified proof what shows the payment, a rejected one why. */
const resultOf: Record<ProofVerdict, Column<ProofOrder>> = {
  verified: { key: 'paid', header: 'Paid', cell: (order) => <PaidByBadge order={order} /> },
  rejected: {
    key: 'reason',
    header: 'Reason',
    cell: (order) => latestPaymentEventOf(order)?.reason ?? '',
  },
}

const proofColumn: Column<ProofOrder> = {
  key: 'proof',
  header: 'Proof',
  cell: (order) => <ProofViewer order={order} size="s" />,
}

const noneYet: Record<ProofVerdict, string> = {
  verified: 'Verified proofs are listed here, with who checked them and when.',
  rejected: 'Rejected proofs are listed here until the buyers send new ones.',
}

/** Reviewed proofs; a wrong verdict is corrected on the order itself. */
export function ReviewedProofs({ status }: { status: ProofVerdict }) {
  const proofs = useProofs(status)
  const { loadFailed } = messages.proofs
  const failure = messageOf(proofs.error, loadFailed)
  return (
    <QueryView
      query={proofs}
      failure={loadFailed}
      loading={
        <Loading label={messages.proofs.loading}>
          <Skeleton shape="card" height="24rem" />
        </Loading>
      }
      empty={({ pages }) =>
        pages.every(({ orders }) => orders.length === 0) && (
          <EmptyState title={`No ${status} proofs.`} text={noneYet[status]} />
        )
      }
    >
      {({ pages }) => (
        <Stack>
          {proofs.isError && !proofs.isFetchNextPageError ? (
            <FormMessage>{failure}</FormMessage>
          ) : null}
          <Table
            caption={`Proofs that were ${status}`}
            columns={[...columns, resultOf[status], proofColumn]}
            rows={pages.flatMap(({ orders }) => orders)}
            rowKey={({ _id }) => _id}
            cardsBelow="desktop"
          />
          <LoadMoreButton source={proofs} failure={failure}>
            Show older proofs
          </LoadMoreButton>
        </Stack>
      )}
    </QueryView>
  )
}

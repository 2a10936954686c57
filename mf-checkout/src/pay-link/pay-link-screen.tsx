import { t } from '@lingui/core/macro'
import { reservedMessages } from '@store/contract/rules/orders/reserved/reserved-messages'
import { amountToPay } from '@store/contract/rules/orders/reserved/reserved-order'
import type { PaymentPage } from '@store/contract/schemas/orders/reserved-orders'
import { statusOf } from '@store/sdk'
import {
  EmptyState,
  FailedState,
  formatDateTime,
  PageBody,
  PageHeader,
  Panel,
  PaymentDetails,
  PaymentDetailsSkeleton,
  publicOrigin,
  QueryView,
  SharePaymentLink,
  Stack,
} from '@store/ui'
import { CircleCheck, Link2Off } from 'lucide-react'
import { useLocation, useParams } from 'react-router-dom'
import { LinkedProofForm } from './linked-proof-form.tsx'
import { useGetLinkedPaymentQuery } from './pay-link-api.ts'

/** What is to be said of an order that no longer waits for its payment. */
function ClosedPayment({ state, order }: Pick<PaymentPage, 'state' | 'order'>) {
  switch (state) {
    case 'sent':
      return (
        <EmptyState
          icon={CircleCheck}
          title={t`The proof for order ${order} has arrived.`}
          text={t`There is nothing more to do on this device. The order shows the result.`}
        />
      )
    case 'paid':
      return <EmptyState icon={CircleCheck} title={t`Order ${order} is paid.`} />
    case 'cancelled':
      return (
        <EmptyState
          icon={Link2Off}
          title={t`Order ${order} is cancelled.`}
          text={t`Please do not pay it. If you have paid already, contact us with the payment code.`}
        />
      )
    case 'open':
      return null
  }
}

function LinkedPayment({ token, payment }: { token: string; payment: PaymentPage }) {
  const { pathname } = useLocation()
  const { order, state, openAmount, paymentCode, payBy, bank } = payment
  if (state !== 'open' || !bank) return <ClosedPayment state={state} order={order} />
  const until = formatDateTime(payBy)
  const url = `${publicOrigin()}${pathname}`
  return (
    <Stack gap="l">
      <Panel title={t`Order ${order}`}>
        <Stack>
          {openAmount === undefined ? null : <p>{t`A part has arrived. Please pay the rest.`}</p>}
          <p>{t`Pay until ${until}. Write the payment code in the remarks of your transfer.`}</p>
          <PaymentDetails
            bank={bank}
            rupees={amountToPay(payment)}
            paymentCode={paymentCode}
            share={<SharePaymentLink link={{ title: t`Pay for order ${order}`, url }} />}
          />
        </Stack>
      </Panel>
      <LinkedProofForm token={token} order={order} />
    </Stack>
  )
}

/** The page of a payment link: what is to be paid and where the proof goes, on any device and without an account. */
export function PayLinkScreen() {
  const { token = '' } = useParams()
  const payment = useGetLinkedPaymentQuery(token)
  const isNoLink = statusOf(payment.error) === 404
  return (
    <PageBody>
      <PageHeader title={t`Pay for an order`} />
      <QueryView
        query={payment}
        loading={<PaymentDetailsSkeleton />}
        failure={reservedMessages.pageFailed}
        failed={(failedState) =>
          isNoLink ? (
            <EmptyState icon={Link2Off} title={failedState.message} />
          ) : (
            <FailedState {...failedState} />
          )
        }
      >
        {(found) => <LinkedPayment token={token} payment={found} />}
      </QueryView>
    </PageBody>
  )
}

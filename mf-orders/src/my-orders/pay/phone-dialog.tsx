import { t } from '@lingui/core/macro'
import { reservedMessages } from '@store/contract/rules/orders/reserved/reserved-messages'
import type { Order } from '@store/contract/schemas/orders/orders'
import {
  Cluster,
  Dialog,
  formatDateTime,
  Loading,
  QrCode,
  QueryView,
  SharePaymentLink,
  Skeleton,
  Stack,
} from '@store/ui'
import { useGetPaymentLinkQuery } from './pay-api.ts'
import { paymentLinkOf } from './payment-link-of.ts'

function LinkToShare({ order, path }: { order: Pick<Order, '_id'>; path: string }) {
  const link = paymentLinkOf(order, path)
  return (
    <Stack>
      <Cluster justify="center">
        <QrCode text={link.url} label={t`Code of the payment link`} />
      </Cluster>
      <Cluster justify="center">
        <SharePaymentLink link={link} />
      </Cluster>
    </Stack>
  )
}

type PhoneDialogProps = { order: Pick<Order, '_id' | 'payBy'>; onClose: () => void }

/** The payment link as a code for the phone's camera, and to be shared with who pays. */
export function PhoneDialog({ order, onClose }: PhoneDialogProps) {
  const link = useGetPaymentLinkQuery(order._id)
  const until = formatDateTime(order.payBy)
  return (
    <Dialog open title={t`Send to my phone`} onClose={onClose}>
      <p>
        {t`Scan the code. The link shows amount, payment code and bank account, and takes the proof; it needs no login and is good until ${until}.`}
      </p>
      <QueryView
        query={link}
        loading={
          <Loading>
            <Skeleton shape="card" height="11rem" />
          </Loading>
        }
        failure={reservedMessages.linkFailed}
      >
        {({ path }) => <LinkToShare order={order} path={path} />}
      </QueryView>
    </Dialog>
  )
}

import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { reservedMessages } from '@store/contract/rules/orders/reserved/reserved-messages'
import type { Order } from '@store/contract/schemas/orders/orders'
import {
  Button,
  Cluster,
  CopyButton,
  Dialog,
  formatDateTime,
  Loading,
  publicOrigin,
  QrCode,
  QueryView,
  Skeleton,
  Stack,
  shortOrderId,
  toast,
} from '@store/ui'
import { Share2 } from 'lucide-react'
import { useGetPaymentLinkQuery } from './pay-api.ts'

/** Shares a link as the device does. */
async function share(link: { title: string; url: string }): Promise<void> {
  try {
    await navigator.share(link)
  } catch (error) {
    // Closing the device's dialog is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) {
      toast.error(messages.product.shareFailed)
    }
  }
}

function LinkToShare({ order, path }: { order: Pick<Order, '_id'>; path: string }) {
  const url = `${publicOrigin()}${path}`
  const number = shortOrderId(order._id)
  const title = t`Pay for order #${number}`
  return (
    <Stack>
      <Cluster justify="center">
        <QrCode text={url} label={t`Code of the payment link`} />
      </Cluster>
      <Cluster justify="center">
        <CopyButton text={url} label={t`Copy payment link`}>
          {t`Copy payment link`}
        </CopyButton>
        {typeof navigator.share === 'function' ? (
          <Button variant="secondary" icon={Share2} onClick={() => void share({ title, url })}>
            {t`Share link`}
          </Button>
        ) : null}
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

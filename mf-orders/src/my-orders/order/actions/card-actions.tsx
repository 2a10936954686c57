import { t } from '@lingui/core/macro'
import { isAdmin } from '@store/contract/rules/accounts/roles'
import { awaitsTransfer } from '@store/contract/rules/orders/reserved/reserved-order'
import { wasShipped } from '@store/contract/rules/orders/was-shipped'
import type { Order } from '@store/contract/schemas/orders/orders'
import { useSession } from '@store/sdk'
import { FileLink, LinkButton, shortOrderId, VisuallyHidden } from '@store/ui'
import { Download, Eye, Truck } from 'lucide-react'
import { orderPathOf } from '../../../order-link.ts'
import { TaxDocumentButton } from '../../documents/tax-document-button.tsx'
import { NewProofButton } from '../../proof/new-proof-button.tsx'
import { Actions } from '../order-card-styles.ts'
import { CancelButton } from './cancel-button.tsx'
import { ReceivedButton } from './received-button.tsx'
import { ReorderButton } from './reorder-button.tsx'

/** The bill that the store uploaded; else the GST invoice, which is the bill of what was shipped. */
function Bill({ order }: { order: Order }) {
  const { _id, billUrl } = order
  if (billUrl === undefined) {
    return wasShipped(order) ? <TaxDocumentButton orderId={_id} kind="invoice" isQuiet /> : null
  }
  return (
    <>
      <FileLink
        href={billUrl}
        icon={Download}
        variant="quiet"
        download
        aria-label={t`Download bill`}
      >
        {t`Bill`}
      </FileLink>
      <FileLink href={billUrl} icon={Eye} variant="quiet" shown>
        <VisuallyHidden>{t`View bill`}</VisuallyHidden>
      </FileLink>
    </>
  )
}

/** Pays, sends another proof, says that it arrived, or else orders the same again. */
function MainAction({ order }: { order: Order }) {
  const { _id, orderStatus, proofStatus } = order
  const number = shortOrderId(_id)
  if (awaitsTransfer(order)) {
    return (
      <LinkButton
        to={orderPathOf(_id)}
        variant="accent"
        size="s"
        aria-label={t`Pay for order #${number}`}
      >
        {t`Pay`}
      </LinkButton>
    )
  }
  const isRejected = proofStatus === 'rejected' && orderStatus !== 'cancelled'
  if (isRejected) return <NewProofButton order={order} />
  if (orderStatus === 'shipped') return <ReceivedButton order={order} isInRow />
  return <ReorderButton order={order} />
}

/** Cancel while it is possible (ordering 4.4), bill, parcel, and what the order waits for or else a reorder. */
export function CardActions({ order }: { order: Order }) {
  const { role } = useSession()
  if (isAdmin(role)) return null
  const trackingLink = order.dispatch?.trackingLink
  return (
    <Actions>
      <CancelButton order={order} />
      <Bill order={order} />
      {order.orderStatus === 'shipped' && trackingLink !== undefined ? (
        <LinkButton
          to={trackingLink}
          target="_blank"
          rel="noreferrer"
          variant="quiet"
          size="s"
          icon={Truck}
        >
          {t`Track`}
        </LinkButton>
      ) : null}
      <MainAction order={order} />
    </Actions>
  )
}

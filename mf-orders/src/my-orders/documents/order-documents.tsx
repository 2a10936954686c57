import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { wasCredited, wasShipped } from '@store/contract/rules/orders/was-shipped'
import type { Order } from '@store/contract/schemas/orders/orders'
import { Cluster, Definition, DefinitionList, FileLink, theme, VisuallyHidden } from '@store/ui'
import { Download, Eye } from 'lucide-react'
import styled from 'styled-components'
import { OrderSection } from '../order/order-section.tsx'
import { ProofThumbnail } from './proof-thumbnail.tsx'
import { ShareInvoiceButton } from './share-invoice-button.tsx'
import { TaxDocumentButton } from './tax-document-button.tsx'

const DocumentList = styled(DefinitionList)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${theme.space.xs};

  > div {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${theme.space.xxs};
    padding: ${theme.space.xs} ${theme.space.s};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.m};
  }

  ${theme.media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }

  dt {
    color: inherit;
    font-weight: ${theme.weight.medium};
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.xxs};
    min-height: ${theme.targetDense};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

function UploadedBill({ billUrl }: { billUrl: string }) {
  return (
    <>
      <FileLink href={billUrl} icon={Download} download>
        <Trans>
          Download<VisuallyHidden> bill</VisuallyHidden>
        </Trans>
      </FileLink>
      <FileLink href={billUrl} icon={Eye} shown>
        <Trans>
          View<VisuallyHidden> bill</VisuallyHidden>
        </Trans>
      </FileLink>
    </>
  )
}

function Invoice({ order }: { order: Order }) {
  if (!wasShipped(order)) {
    return order.orderStatus === 'cancelled' ? t`None` : t`Once it ships`
  }
  return (
    <Cluster gap="xs">
      <TaxDocumentButton orderId={order._id} kind="invoice" />
      <ShareInvoiceButton orderId={order._id} />
    </Cluster>
  )
}

/** The documents of an order: the bill, which is the GST invoice unless the store uploaded another one, credit note and the buyer's payment proof. */
export function OrderDocuments({ order }: { order: Order }) {
  return (
    <OrderSection title={t`Documents`}>
      <DocumentList>
        {order.billUrl ? (
          <Definition term={t`Bill`}>
            <UploadedBill billUrl={order.billUrl} />
          </Definition>
        ) : null}
        <Definition term={order.billUrl ? t`GST invoice` : t`Bill (GST invoice)`}>
          <Invoice order={order} />
        </Definition>
        {wasCredited(order) ? (
          <Definition term={t`Credit note`}>
            <TaxDocumentButton orderId={order._id} kind="credit-note" />
          </Definition>
        ) : null}
        {order.paymentProof ? (
          <Definition term={t`Payment proof`}>
            <ProofThumbnail order={order} />
            <FileLink href={order.paymentProof} icon={Eye} shown>
              <Trans>
                View<VisuallyHidden> payment proof</VisuallyHidden>
              </Trans>
            </FileLink>
          </Definition>
        ) : null}
      </DocumentList>
    </OrderSection>
  )
}

import { amountToPay } from '@store/contract/rules/orders/reserved/reserved-order'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { ProofOrder } from '@store/contract/schemas/orders/proofs'
import { useSession } from '@store/sdk'
import { Badge, CopyButton, formatDateTime, Heading, Price, theme } from '@store/ui'
import styled from 'styled-components'
import { FactList } from '../../orders/order-card/fact-list.tsx'
import { OrderLink } from '../queue/order-link.tsx'
import { BankAnswerLine } from './bank-answer-line.tsx'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.xxs} ${theme.space.s};
`

const Label = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/** Amount and reference side by side; the proof must show both. */
const Shown = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.m};
  align-items: start;

  ${theme.media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Reference = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};
  font-family: ${theme.font.mono};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

type ProofFactsProps = {
  order: ProofOrder
  /** Warnings, shown between the amount and the buyer. */
  children: React.ReactNode
}

/** What the proof must match: amount first, then reference, buyer and order. */
export function ProofFacts({ order, children }: ProofFactsProps) {
  const { role } = useSession()
  const { shippingInfo, buyer, paymentReference } = order
  return (
    <>
      <Head>
        <Heading level={2} size="l">
          <OrderLink id={order._id} />
        </Heading>
        {role === 'superadmin' ? <Badge>{order.tier}</Badge> : null}
      </Head>
      <Shown>
        <div>
          <Label>Amount due</Label>
          <Price rupees={amountToPay(order)} size="l" />
          {order.openAmount === undefined ? null : (
            <Label>of {formatRupees(order.totalAmount)}; a part has arrived</Label>
          )}
        </div>
        <div>
          <Label>Reference</Label>
          {paymentReference ? (
            <Reference>
              {paymentReference}
              <CopyButton text={paymentReference} label="Copy reference" />
            </Reference>
          ) : (
            <p>None given</p>
          )}
        </div>
      </Shown>
      <BankAnswerLine order={order} />
      {children}
      <FactList
        title="Buyer"
        hideTitle
        facts={[
          ['Name', shippingInfo.fullName],
          ['Business', shippingInfo.businessName],
          ['Phone', shippingInfo.phone],
          ['Email', buyer?.email],
          ['Ordered', formatDateTime(order.createdAt)],
        ]}
      />
    </>
  )
}

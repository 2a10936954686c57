import type { ProofOrder } from '@store/contract/schemas/proofs'
import {
  Badge,
  CopyButton,
  formatDateTime,
  Heading,
  Price,
  Stack,
  theme,
  useSession,
} from '@store/sdk'
import styled from 'styled-components'
import { FactList } from '../orders/fact-list.tsx'
import { OrderLink } from './order-link.tsx'

const Due = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.xs};
`

const Label = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

const Reference = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  font-family: ${theme.font.mono};
  overflow-wrap: anywhere;
`

/** What the proof has to show: the amount first, then the reference, the buyer and the order. */
export function ProofFacts({ order }: { order: ProofOrder }) {
  const { role } = useSession()
  const { shippingInfo, buyer, paymentReference } = order
  return (
    <Stack gap="s">
      <Due>
        <Heading level={2} size="l">
          <OrderLink id={order._id} />
        </Heading>
        {role === 'superadmin' ? <Badge>{order.tier}</Badge> : null}
      </Due>
      <div>
        <Label>Amount due</Label>
        <Price rupees={order.totalAmount} size="l" />
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
      <FactList
        title="Buyer"
        facts={[
          ['Name', shippingInfo.fullName],
          ['Business', shippingInfo.businessName],
          ['Phone', shippingInfo.phone],
          ['Email', buyer?.email],
          ['Ordered', formatDateTime(order.createdAt)],
        ]}
      />
    </Stack>
  )
}

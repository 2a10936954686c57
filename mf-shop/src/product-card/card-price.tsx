import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { Offer } from '@store/contract/rules/pricing/offer'
import { priceLine } from '@store/contract/rules/pricing/price'
import { Cluster, Price, theme } from '@store/ui'
import styled from 'styled-components'
import { gstLabel, useGstView } from '../pricing/gst-view.ts'

const Label = styled.small`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  white-space: nowrap;
`

/** `offer`: the prices to show. */
type CardPriceProps = { offer: Offer; quantity: number }

/** The price of a piece at this quantity. */
export function CardPrice({ offer, quantity }: CardPriceProps) {
  const view = useGstView()
  const { unitPrice } = priceLine({ ...offer, quantity })
  return (
    <Cluster as="p" gap="xxs" align="baseline">
      <Price rupees={rupeesFromPaise(unitPrice)} was={rupeesFromPaise(offer.tierPrice)} />
      {/* That prices include GST is said once above the products. */}
      {view === 'excluding' ? <Label>{gstLabel(view)}</Label> : null}
    </Cluster>
  )
}

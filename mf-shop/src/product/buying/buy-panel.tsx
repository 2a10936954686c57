import { t } from '@lingui/core/macro'
import { isAdmin } from '@store/contract/rules/accounts/roles'
import { packSizeOf } from '@store/contract/rules/catalog/facts/product-facts'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { priceLine } from '@store/contract/rules/pricing/price'
import { useSession } from '@store/sdk'
import { Card, Cluster, Price, QuantityStepper, Stack, theme } from '@store/ui'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { GstSwitch } from '../../pricing/gst-switch.tsx'
import { useGstView } from '../../pricing/gst-view.ts'
import { packText } from '../related/pack-text.ts'
import { SlabTable } from '../slabs/slab-table.tsx'
import { BuyActions } from './buy-actions.tsx'
import { LineSum } from './line-sum.tsx'
import type { Buying } from './use-buying.ts'

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

type BuyPanelProps = {
  buying: Buying
  /** The buttons, which the buy bar replaces once they are out of view. */
  actionsRef: RefObject<HTMLDivElement | null>
}

/** Price by quantity, quantity input and the buy actions. */
export function BuyPanel({ buying, actionsRef }: BuyPanelProps) {
  const { role } = useSession()
  const { product, offer, shownOffer, quantity, stepper, selectSlab } = buying
  const { unitPrice } = priceLine({ ...shownOffer, quantity })
  const packSize = packSizeOf(product.facts ?? [])
  const { gst } = product
  const isIncluding = useGstView() === 'including'
  return (
    <Card>
      <Stack>
        <div>
          <Price
            size="l"
            rupees={rupeesFromPaise(unitPrice)}
            was={rupeesFromPaise(shownOffer.tierPrice)}
            per={packSize === undefined ? t`piece` : t`pack`}
          />
          <Note>{isIncluding ? t`Including ${gst}% GST` : t`Excluding ${gst}% GST`}</Note>
          {packSize === undefined ? null : <Note>{packText(unitPrice, packSize)}</Note>}
        </div>
        {isAdmin(role) ? null : (
          <Cluster justify="space-between">
            <QuantityStepper {...stepper} />
            <LineSum
              offer={offer}
              shownOffer={shownOffer}
              quantity={quantity}
              stock={product.stock}
            />
          </Cluster>
        )}
        <div ref={actionsRef}>
          <BuyActions product={product} quantity={quantity} />
        </div>
        <SlabTable offer={shownOffer} quantity={quantity} onChoose={selectSlab} />
        {/* Not beside the price: on a phone the buy bar would cover half of it when the page opens. */}
        <GstSwitch />
      </Stack>
    </Card>
  )
}

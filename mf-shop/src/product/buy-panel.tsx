import { isAdmin } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { priceLine, type Slab } from '@store/contract/rules/pricing/price'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { useSession } from '@store/sdk'
import { Card, Cluster, Price, QuantityStepper, Stack, theme, toast } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { offerTo } from '../pricing/offer.ts'
import { BuyActions } from './buy-actions.tsx'
import { LineSum } from './line-sum.tsx'
import { SlabTable } from './slabs/slab-table.tsx'

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/** Price by quantity, quantity input and the buy actions. */
export function BuyPanel({ product }: { product: Product }) {
  const { role } = useSession()
  const [quantity, setQuantity] = useState(1)
  const offer = offerTo(role, product)
  const { unitPrice } = priceLine({ ...offer, quantity })

  const warnOfStock = () => {
    const { outOfStock, cannotExceedStock } = messages.product
    toast.error(product.stock <= 0 ? outOfStock : cannotExceedStock)
  }
  // spec §4: a slab sets its minimum quantity, capped by the stock.
  const selectSlab = ({ minQty }: Slab) => {
    if (minQty > product.stock) warnOfStock()
    setQuantity(Math.max(1, Math.min(minQty, product.stock)))
  }
  return (
    <Card>
      <Stack>
        <div>
          <Price
            size="l"
            rupees={rupeesFromPaise(unitPrice)}
            was={rupeesFromPaise(offer.tierPrice)}
            per="piece"
          />
          <Note>Including {product.gst}% GST</Note>
        </div>
        <SlabTable offer={offer} quantity={quantity} onChoose={selectSlab} />
        {isAdmin(role) ? null : (
          <Cluster justify="space-between">
            <QuantityStepper
              value={quantity}
              max={Math.max(1, product.stock)}
              disabled={product.stock <= 0}
              onChange={setQuantity}
              onExceed={warnOfStock}
            />
            <LineSum offer={offer} quantity={quantity} stock={product.stock} />
          </Cluster>
        )}
        <BuyActions product={product} quantity={quantity} />
      </Stack>
    </Card>
  )
}

import { messages } from '@store/contract/rules/messages'
import { paiseFromRupees, rupeesFromPaise, times } from '@store/contract/rules/money'
import type { CartLine } from '@store/contract/schemas/cart'
import {
  Cluster,
  formatRupees,
  IconButton,
  Price,
  ProductImage,
  QuantityStepper,
  Stack,
  toast,
} from '@store/sdk'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Details, Line, Model, Picture, Shortage, Sum } from './cart-line-styles.ts'
import { NextSlabNudge } from './next-slab-nudge.tsx'
import { useLineChanges } from './use-line-changes.ts'

function LinePicture({ product }: Pick<CartLine, 'product'>) {
  const picture = product.pictures[0]
  return <Picture>{picture ? <ProductImage {...picture} sizes="96px" alt="" /> : null}</Picture>
}

/** One line of the cart: how many, for how much, and what is wrong with it. */
export function CartLineCard({ line }: { line: CartLine }) {
  const { product, quantity, price } = line
  const { setQuantity, removeLine, isRemoving } = useLineChanges(line)
  const total = rupeesFromPaise(times(paiseFromRupees(price), quantity))
  return (
    <Line>
      <LinePicture product={product} />
      <Details>
        <Stack gap="xxs">
          <Link to={`/product/${product._id}`}>{product.name}</Link>
          <Model>
            {product.brand} · {product.modelNo}
          </Model>
          <Model>{formatRupees(price)} each, GST included</Model>
        </Stack>
        {quantity > product.stock ? (
          <Shortage role="alert">
            Only {product.stock} in stock. Lower the quantity to order.
          </Shortage>
        ) : (
          <NextSlabNudge line={line} />
        )}
        <Cluster justify="space-between">
          <QuantityStepper
            label={`Quantity of ${product.name}`}
            value={quantity}
            max={product.stock}
            onChange={(wanted) => void setQuantity(wanted)}
            onExceed={() => toast.error(messages.product.cannotExceedStock)}
          />
          <Sum>
            <Price rupees={total} />
            <IconButton
              label={`Remove ${product.name}`}
              icon={Trash2}
              busy={isRemoving}
              onClick={() => void removeLine()}
            />
          </Sum>
        </Cluster>
      </Details>
    </Line>
  )
}

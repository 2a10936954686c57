import * as messages from '@store/contract/rules/messages'
import { paiseFromRupees, rupeesFromPaise, times } from '@store/contract/rules/money'
import { formatRupees } from '@store/contract/rules/money-text'
import type { CartLine } from '@store/contract/schemas/cart'
import { IconButton, toast } from '@store/sdk'
import { Price, ProductImage, QuantityStepper } from '@store/sdk/parts'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Details, Figures, Line, Model, Picture, Sum } from './cart-line-styles.ts'
import { NextSlabNudge } from './next-slab-nudge.tsx'
import { StockProblem } from './stock-problem.tsx'
import { useLineChanges } from './use-line-changes.ts'

function LinePicture({ product }: Pick<CartLine, 'product'>) {
  const picture = product.pictures[0]
  return <Picture>{picture ? <ProductImage {...picture} sizes="64px" alt="" /> : null}</Picture>
}

type CartLineCardProps = { line: CartLine; onRemoved: (line: CartLine) => void }

/** One line of the cart: how many, for how much, and what is wrong with it. */
export function CartLineCard({ line, onRemoved }: CartLineCardProps) {
  const { product, quantity, price } = line
  const { setQuantity, removeLine, isRemoving } = useLineChanges(line)
  const total = rupeesFromPaise(times(paiseFromRupees(price), quantity))
  const handleRemove = async () => {
    if (await removeLine()) onRemoved(line)
  }
  return (
    <Line>
      <LinePicture product={product} />
      <Details>
        <Link to={`/product/${product._id}`}>{product.name}</Link>
        <Model>
          {product.brand} · {product.modelNo} · {formatRupees(price)} each
        </Model>
        {quantity > product.stock ? (
          <StockProblem stock={product.stock} onLower={() => void setQuantity(product.stock)} />
        ) : (
          <NextSlabNudge line={line} onTake={(wanted) => void setQuantity(wanted)} />
        )}
      </Details>
      <Figures>
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
            onClick={() => void handleRemove()}
          />
        </Sum>
      </Figures>
    </Line>
  )
}

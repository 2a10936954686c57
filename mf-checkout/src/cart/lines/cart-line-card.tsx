import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { paiseFromRupees, rupeesFromPaise, times } from '@store/contract/rules/pricing/money'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { CartLine } from '@store/contract/schemas/orders/cart'
import { IconButton, Price, ProductImage, QuantityStepper, toast } from '@store/ui'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Details, Figures, Line, Model, Picture, Sum } from './cart-line-styles.ts'
import { NextSlabNudge } from './next-slab-nudge.tsx'
import { StockProblem } from './stock-problem.tsx'
import { useLineChanges } from './use-line-changes.ts'
import { useLineQuantity } from './use-line-quantity.ts'

function LinePicture({ product }: Pick<CartLine, 'product'>) {
  const picture = product.pictures[0]
  return <Picture>{picture ? <ProductImage {...picture} sizes="64px" alt="" /> : null}</Picture>
}

type CartLineCardProps = { line: CartLine; onRemoved: (line: CartLine) => void }

/** One line of the cart: quantity, price and stock problems. */
export function CartLineCard({ line, onRemoved }: CartLineCardProps) {
  const { product, price } = line
  const { name } = product
  const unitPrice = formatRupees(price, 0)
  const { setQuantity, removeLine, isRemoving } = useLineChanges(line)
  const typed = useLineQuantity(line, setQuantity)
  const total = rupeesFromPaise(times(paiseFromRupees(price), typed.quantity))
  const handleRemove = async () => {
    typed.cancel()
    if (await removeLine()) onRemoved(line)
  }
  return (
    <Line>
      <LinePicture product={product} />
      <Details>
        <Link to={`/product/${product._id}`}>{name}</Link>
        <Model>
          {product.brand} · {product.modelNo} · {t`${unitPrice} each`}
        </Model>
        {line.quantity > product.stock ? (
          <StockProblem stock={product.stock} onLower={() => typed.set(product.stock)} />
        ) : (
          <NextSlabNudge line={line} onTake={typed.set} />
        )}
      </Details>
      <Figures onBlur={typed.flush}>
        <QuantityStepper
          label={t`Quantity of ${name}`}
          value={typed.quantity}
          max={product.stock}
          onChange={typed.change}
          onExceed={() => toast.error(messages.product.cannotExceedStock)}
        />
        <Sum>
          <Price rupees={total} decimals={0} />
          <IconButton
            label={t`Remove ${name}`}
            icon={Trash2}
            busy={isRemoving}
            onClick={() => void handleRemove()}
          />
        </Sum>
      </Figures>
    </Line>
  )
}

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { offerTo } from '@store/contract/rules/pricing/offer'
import { priceLine } from '@store/contract/rules/pricing/price'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { useSession } from '@store/sdk'
import { Button, formatCount, Price, VisuallyHidden } from '@store/ui'
import { memo, useState } from 'react'
import { Link } from 'react-router-dom'
import { type AddToCartOptions, useAddToCart } from '../../cart/use-add-to-cart.ts'
import { nudgeOf } from '../../pricing/nudge.ts'
import { useShownOffer } from '../../pricing/use-shown-offer.ts'
import { ProductPicture } from '../../product-card/product-picture.tsx'
import { isLowStock, StockBadge } from '../../product-card/stock-badge.tsx'
import { useProductLink } from '../../product-card/use-product-link.ts'
import { Quantity } from './product-list-styles.ts'

type ProductRowProps = {
  product: Product
  addToCartOptions: AddToCartOptions
  /** False for admins, who have no cart. */
  canOrder: boolean
  /** The one row in the tab order. */
  isActive: boolean
  onActivate: (id: string) => void
}

/** One product of the list; memoised, so that a change renders one row and not fifty. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, addToCartOptions, canOrder, isActive, onActivate } = props
  const { role } = useSession()
  const [typed, setTyped] = useState('1')
  const { add, isAdding } = useAddToCart(addToCartOptions)
  const link = useProductLink(product._id)
  const offer = useShownOffer(offerTo(role, product), product.gst)
  const quantity = Math.max(1, Number(typed))
  const { unitPrice } = priceLine({ ...offer, quantity })
  const nudge = nudgeOf(offer, { quantity, stock: product.stock })
  const { name } = product
  const count = formatCount(product.stock)
  const isOutOfStock = product.stock <= 0
  const tabIndex = isActive ? 0 : -1
  const handleAdd = () => void add(product, quantity)
  return (
    <tr onFocus={() => onActivate(product._id)}>
      <td data-column="picture">
        <ProductPicture product={product} sizes="2.125rem" alt="" />
      </td>
      <td data-column="model" title={product.modelNo}>
        {product.modelNo}
      </td>
      <td title={name}>
        <small>
          {product.modelNo}{' '}
          <span data-narrow>
            {isLowStock(product.stock) ? (
              <StockBadge stock={product.stock} />
            ) : (
              <>· {t`${count} in stock`}</>
            )}
          </span>
        </small>
        <Link {...link} tabIndex={tabIndex}>
          {name}
        </Link>
      </td>
      <td data-column="stock">
        {isLowStock(product.stock) ? <StockBadge stock={product.stock} /> : count}
      </td>
      <td data-column="price">
        <Price rupees={rupeesFromPaise(unitPrice)} />
      </td>
      <td data-column="slab" title={nudge}>
        {nudge}
      </td>
      {canOrder ? (
        <>
          <td data-column="quantity">
            <Quantity
              aria-label={t`Quantity of ${name}`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              tabIndex={tabIndex}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
              onFocus={(event) => event.currentTarget.select()}
              onBlur={() => setTyped(String(quantity))}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !isAdding) handleAdd()
              }}
            />
          </td>
          <td data-column="add">
            <Button
              size="s"
              variant={isOutOfStock ? 'secondary' : 'accent'}
              data-out-of-stock={isOutOfStock || undefined}
              tabIndex={tabIndex}
              busy={isAdding}
              onClick={handleAdd}
            >
              <Trans>
                Add<VisuallyHidden> to Cart</VisuallyHidden>
              </Trans>
            </Button>
          </td>
        </>
      ) : null}
    </tr>
  )
})

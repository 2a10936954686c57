import { t } from '@lingui/core/macro'
import { isAdmin } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import { offerTo } from '@store/contract/rules/pricing/offer'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { useSession } from '@store/sdk'
import { Button, QuantityStepper, toast } from '@store/ui'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { type AddToCartOptions, useAddToCart } from '../cart/use-add-to-cart.ts'
import { nudgeOf } from '../pricing/nudge.ts'
import { useShownOffer } from '../pricing/use-shown-offer.ts'
import { CardPrice } from './card-price.tsx'
import { ModelNumber } from './model-number.tsx'
import {
  BuyRow,
  Corner,
  cardPictureSizes,
  Facts,
  Frame,
  Kind,
  Line,
  Name,
  Nudge,
  PictureLink,
  PriceLine,
} from './product-card-styles.ts'
import { ProductPicture } from './product-picture.tsx'
import { StockBadge } from './stock-badge.tsx'
import { useProductLink } from './use-product-link.ts'

type ProductCardProps = {
  product: Product
  /** This screen's messages for adding to the cart. */
  addToCartOptions: AddToCartOptions
  /** The button in the corner. */
  corner: React.ReactNode
  /** In the first row: the picture is loaded at once. */
  priority?: boolean
}

/** A product in a list, which can be ordered without opening its page (screens 2.3). Admins cannot order. */
export function ProductCard({
  product,
  addToCartOptions,
  corner,
  priority = false,
}: ProductCardProps) {
  const { role } = useSession()
  const [quantity, setQuantity] = useState(1)
  const { add, isAdding } = useAddToCart(addToCartOptions)
  const link = useProductLink(product._id)
  const nameId = useId()
  const offer = useShownOffer(offerTo(role, product), product.gst)
  const canOrder = !isAdmin(role)
  const isOutOfStock = product.stock <= 0
  const { name } = product
  return (
    <Frame as="article" aria-labelledby={nameId}>
      <PictureLink {...link} tabIndex={-1} aria-hidden>
        <ProductPicture product={product} priority={priority} sizes={cardPictureSizes} />
      </PictureLink>
      <Facts>
        <Kind>
          {product.brand} · {product.category}
        </Kind>
        <Name id={nameId}>
          <Link {...link} title={name}>
            {name}
          </Link>
        </Name>
        <Line>
          <ModelNumber modelNo={product.modelNo} />
        </Line>
        <PriceLine justify="space-between" gap="xs">
          <CardPrice offer={offer} quantity={quantity} />
          <StockBadge stock={product.stock} />
        </PriceLine>
      </Facts>
      {canOrder ? (
        <>
          <Nudge>{nudgeOf(offer, { quantity, stock: product.stock })}</Nudge>
          <BuyRow>
            <QuantityStepper
              label={t`Quantity of ${name}`}
              value={quantity}
              max={Math.max(1, product.stock)}
              disabled={isOutOfStock}
              onChange={setQuantity}
              onExceed={() => toast.error(messages.product.cannotExceedStock)}
            />
            <Button
              variant={isOutOfStock ? 'secondary' : 'accent'}
              data-out-of-stock={isOutOfStock || undefined}
              busy={isAdding}
              aria-describedby={nameId}
              onClick={() => void add(product, quantity)}
            >
              {t`Add to Cart`}
            </Button>
          </BuyRow>
        </>
      ) : null}
      <Corner>{corner}</Corner>
    </Frame>
  )
}

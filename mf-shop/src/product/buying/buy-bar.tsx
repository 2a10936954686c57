import { t } from '@lingui/core/macro'
import { isAdmin } from '@store/contract/rules/accounts/roles'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { priceLine } from '@store/contract/rules/pricing/price'
import { useSession } from '@store/sdk'
import { Button, Price, QuantityStepper, theme } from '@store/ui'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { useAddToCart } from '../../cart/use-add-to-cart.ts'
import { useShopAddToCartOptions } from '../../cart/use-shop-add-to-cart-options.ts'
import { gstLabel, useGstView } from '../../pricing/gst-view.ts'
import { useIsPhone } from '../../shop/use-screen-width.ts'
import { StockAlert } from '../stock-alert/stock-alert.tsx'
import type { Buying } from './use-buying.ts'
import { useIsOutOfView } from './use-is-out-of-view.ts'

/**
 * Sticks to the bottom of the window, while its own place is below the page: there it covers nothing.
 * Empty, it keeps that place, so that nothing moves when it appears.
 */
const Bar = styled.div`
  position: sticky;
  inset-block-end: ${theme.viewportFloor};
  z-index: ${theme.depth.sticky};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.xxs} ${theme.space.xs};
  min-height: calc(${theme.target} + ${theme.space.xl} + 2 * ${theme.space.xs});
  margin-inline: calc(-1 * ${theme.space.m});
  padding: ${theme.space.xs} ${theme.space.m};

  &:not(:empty) {
    border-block-start: 1px solid ${theme.color.border};
    background: ${theme.color.surfaceRaised};
  }

  &:empty {
    visibility: hidden;
  }

  button {
    flex: none;
    white-space: nowrap;
  }

  ${theme.media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** A line of its own: beside the quantity a price of six digits has no room. */
const Amount = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: baseline;
  gap: ${theme.space.xs};
  line-height: ${theme.line.tight};

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }
`

/** For a product out of stock there is nothing to choose and to add. */
const Bell = styled.div`
  grid-column: 1 / -1;
`

function BarContent({ buying }: { buying: Buying }) {
  const { product, shownOffer, quantity } = buying
  const view = useGstView()
  const { unitPrice } = priceLine({ ...shownOffer, quantity })
  return (
    <>
      <Amount>
        <Price rupees={rupeesFromPaise(unitPrice)} />
        <small>{gstLabel(view)}</small>
      </Amount>
      {product.stock > 0 ? (
        <AddToCart buying={buying} />
      ) : (
        <Bell>
          <StockAlert productId={product._id} name={product.name} />
        </Bell>
      )}
    </>
  )
}

function AddToCart({ buying: { product, quantity, stepper } }: { buying: Buying }) {
  const { add, isAdding } = useAddToCart(useShopAddToCartOptions())
  const { name } = product
  return (
    <>
      <QuantityStepper {...stepper} label={t`Quantity of ${name}`} />
      <Button
        variant="accent"
        busy={isAdding}
        // The buy panel's button of the same name is out of view, but not out of a screen reader's list.
        aria-label={t`Add to Cart: ${name}`}
        onClick={() => void add(product, quantity)}
      >
        {t`Add to Cart`}
      </Button>
    </>
  )
}

type BuyBarProps = {
  buying: Buying
  /** The element of the buy panel's own actions. */
  actionsRef: RefObject<Element | null>
}

/**
 * On phones: price, quantity and Add to Cart, or the bell of a product out of stock, while those of the buy panel are out
 * of view. Admins buy nothing.
 */
export function BuyBar({ buying, actionsRef }: BuyBarProps) {
  const { role } = useSession()
  const isPhone = useIsPhone()
  const isShown = useIsOutOfView(actionsRef)
  if (!isPhone || isAdmin(role)) return null
  return <Bar>{isShown ? <BarContent buying={buying} /> : null}</Bar>
}

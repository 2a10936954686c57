import { t } from '@lingui/core/macro'
import { isAdmin } from '@store/contract/rules/accounts/roles'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { useSession } from '@store/sdk'
import { VisuallyHidden } from '@store/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useShopAddToCartOptions } from '../../cart/use-shop-add-to-cart-options.ts'
import { gstLabel, useGstView } from '../../pricing/gst-view.ts'
import { Frame, Rows } from './product-list-styles.ts'
import { ProductRow } from './product-row.tsx'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The products as a dense table. Only one row is in the tab order; the arrow keys move from row to row in the same
 * column, and Enter in a quantity adds it to the cart.
 */
export function ProductList({ products }: { products: Product[] }) {
  const { role } = useSession()
  const addToCartOptions = useShopAddToCartOptions()
  const body = useRef<HTMLTableSectionElement>(null)
  const [activeId, setActiveId] = useState<string>()
  const active = Math.max(
    0,
    products.findIndex(({ _id }) => _id === activeId),
  )
  const canOrder = !isAdmin(role)
  const gstView = useGstView()

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (step === undefined || !(event.target instanceof HTMLElement)) return
    event.preventDefault()
    const column = event.target.closest('td')?.cellIndex ?? 0
    const next = body.current?.rows[active + step]?.cells[column]
    next?.querySelector<HTMLElement>('input, a, button')?.focus()
  }

  return (
    <Frame>
      <Rows onKeyDown={handleKeyDown}>
        <VisuallyHidden as="caption">
          {canOrder
            ? t`Products. The arrow keys move between rows, Enter adds to the cart.`
            : t`Products. The arrow keys move between rows.`}
        </VisuallyHidden>
        <thead>
          <tr>
            <th data-column="picture" aria-label={t`Picture`} />
            <th data-column="model" scope="col">
              {t`Model`}
            </th>
            <th scope="col">{t`Product`}</th>
            <th data-column="stock" scope="col">
              {t`Stock`}
            </th>
            <th data-column="price" scope="col">
              {t`Price`} {gstLabel(gstView)}
            </th>
            <th data-column="slab" scope="col">
              {t`Next slab`}
            </th>
            {canOrder ? (
              <>
                <th data-column="quantity" scope="col">
                  {t`Quantity`}
                </th>
                <th data-column="add" aria-label={t`Add`} />
              </>
            ) : null}
          </tr>
        </thead>
        <tbody ref={body}>
          {products.map((product, index) => (
            <ProductRow
              key={product._id}
              product={product}
              addToCartOptions={addToCartOptions}
              canOrder={canOrder}
              isActive={index === active}
              onActivate={setActiveId}
            />
          ))}
        </tbody>
      </Rows>
    </Frame>
  )
}

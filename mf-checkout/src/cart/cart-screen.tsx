import { t } from '@lingui/core/macro'
import { isBuyer } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import type { CartLine } from '@store/contract/schemas/orders/cart'
import { useSession } from '@store/sdk'
import {
  Button,
  DeferredView,
  deferCode,
  Loading,
  PageBody,
  PageHeader,
  Skeleton,
  Stack,
} from '@store/ui'
import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CartQueryView, type LoadedCart } from './cart-query-view.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartTotal } from './cart-total.tsx'
import { Columns, Lines } from './lines/cart-columns.ts'
import { CartLineCard } from './lines/cart-line-card.tsx'
import { LeftOutNote } from './lines/left-out-note.tsx'
import { UnavailableNote } from './lines/unavailable-note.tsx'
import { UndoRemoval } from './undo-removal.tsx'

/** In one chunk with the page of quick order; a cart needs none of it before it is opened. */
const quickOrderCode = deferCode(
  async () =>
    (await import(/* webpackChunkName: "quick-order" */ './quick-order/quick-order.tsx'))
      .QuickOrder,
)

/** Whether quick order is open is kept in the URL, so that it can be bookmarked. */
function useQuickOrderSwitch() {
  const [search, setSearch] = useSearchParams()
  const isOpen = search.has('quick-order')
  const toggle = () => setSearch(isOpen ? {} : { 'quick-order': 'open' }, { replace: true })
  return { isOpen, toggle }
}

type FullCartProps = LoadedCart & { onRemoved: (line: CartLine) => void }

function FullCart({ cart, inStock, soldOut, onRemoved }: FullCartProps) {
  return (
    <Columns>
      <Stack>
        <UnavailableNote cart={cart} />
        <LeftOutNote
          title={t`Out of stock and left out of this order:`}
          lines={soldOut.map(({ _id, product }) => ({ _id, name: product.name }))}
        />
        <Lines>
          {inStock.map((line) => (
            <CartLineCard key={line._id} line={line} onRemoved={onRemoved} />
          ))}
        </Lines>
      </Stack>
      <CartTotal totalAmount={cart.totalAmount} lines={inStock} />
    </Columns>
  )
}

/** The cart (screens 3.1). */
export function CartScreen() {
  const { role } = useSession()
  const canOrder = isBuyer(role)
  const [removed, setRemoved] = useState<CartLine>()
  const quickOrder = useQuickOrderSwitch()
  return (
    <PageBody>
      <PageHeader
        title={t`Your Cart`}
        actions={
          canOrder && (
            <Button
              variant="secondary"
              icon={ClipboardList}
              aria-expanded={quickOrder.isOpen}
              onClick={quickOrder.toggle}
            >
              {t`Quick order`}
            </Button>
          )
        }
      />
      {canOrder && quickOrder.isOpen ? (
        <DeferredView
          code={quickOrderCode}
          loading={
            <Loading label={t`Loading quick order...`}>
              <Skeleton shape="card" height="16rem" />
            </Loading>
          }
        >
          {(QuickOrder) => <QuickOrder />}
        </DeferredView>
      ) : null}
      {removed && (
        <UndoRemoval key={removed._id} line={removed} onDone={() => setRemoved(undefined)} />
      )}
      <CartQueryView failure={messages.cart.fetchFailed} loading={<CartSkeleton />}>
        {(open) => <FullCart {...open} onRemoved={setRemoved} />}
      </CartQueryView>
    </PageBody>
  )
}

import { t } from '@lingui/core/macro'
import { isAdmin, landingPathOf, type Role, shopPathOf } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import type { Cart, CartLine } from '@store/contract/schemas/orders/cart'
import { translate, useGetCartQuery, useSession } from '@store/sdk'
import { EmptyState, FailedState, LinkButton, Loading, QueryView, Stack, toast } from '@store/ui'
import { ShoppingCart } from 'lucide-react'
import { useEffect } from 'react'
import { UnavailableNote } from './lines/unavailable-note.tsx'

/** A loaded cart, split into lines in stock and sold-out lines, which do not count (ordering 1.3). */
export interface LoadedCart {
  cart: Cart
  inStock: CartLine[]
  soldOut: CartLine[]
}

function splitByStock(cart: Cart): LoadedCart {
  return {
    cart,
    inStock: cart.items.filter(({ product }) => product.stock > 0),
    soldOut: cart.items.filter(({ product }) => product.stock <= 0),
  }
}

type CartQueryViewProps = {
  /** The message when loading fails; cart and checkout differ. */
  failure: string
  /** Replaces the default empty state. */
  empty?: (cart: Cart) => React.ReactNode
  /** Reads the cart again after so many milliseconds, to show what changes meanwhile. */
  refreshMs?: number
  /** The screen's skeleton. */
  loading: React.ReactNode
  children: (cart: LoadedCart) => React.ReactNode
}

/** A failed load shows on the page and as a toast (screens 3.1). */
function FailedCart(failedState: { message: string; onRetry: () => void }) {
  useEffect(() => {
    toast.error(messages.cart.loadFailed)
  }, [])
  return <FailedState {...failedState} />
}

function EmptyCart({ cart }: { cart: Cart }) {
  const { role } = useSession()
  return (
    <Stack>
      <UnavailableNote cart={cart} />
      <EmptyState
        icon={ShoppingCart}
        title={translate(messages.cart.empty)}
        text={t`Add what you need from the shop; prices for larger quantities apply automatically.`}
        action={<LinkButton to={shopPathOf(role)}>{t`Browse Products`}</LinkButton>}
      />
    </Stack>
  )
}

function SignedInCart(props: CartQueryViewProps) {
  const { failure, loading, empty, refreshMs, children } = props
  const cart = useGetCartQuery(
    undefined,
    refreshMs ? { pollingInterval: refreshMs, skipPollingIfUnfocused: true } : {},
  )
  return (
    <QueryView
      query={cart}
      loading={<Loading label={t`Loading cart...`}>{loading}</Loading>}
      failure={failure}
      failed={(failedState) => <FailedCart {...failedState} />}
      empty={(loaded) =>
        loaded.items.length === 0 && (empty?.(loaded) || <EmptyCart cart={loaded} />)
      }
    >
      {(loaded) => children(splitByStock(loaded))}
    </QueryView>
  )
}

/** A cart belongs to an account (people 1.6). */
export function LoginPrompt() {
  return (
    <EmptyState
      icon={ShoppingCart}
      title={translate(messages.wishlist.login)}
      text={t`Your cart is saved in your account.`}
      action={<LinkButton to="/login">{t`Login`}</LinkButton>}
    />
  )
}

/** Admins cannot fill a cart in the UI, whatever the API allows (people 1.6). */
export function BuyersOnly({ role }: { role: Role }) {
  return (
    <EmptyState
      icon={ShoppingCart}
      title={translate(messages.cart.buyersOnly)}
      text={t`To order, log in with a buyer account.`}
      action={<LinkButton to={landingPathOf(role)}>{t`Go to your dashboard`}</LinkButton>}
    />
  )
}

/**
 * The states that all screens with a cart share: not signed in, admin, loading, error, empty. `children` renders the
 * loaded cart.
 */
export function CartQueryView(props: CartQueryViewProps) {
  const { user } = useSession()
  if (!user) return <LoginPrompt />
  return isAdmin(user.role) ? <BuyersOnly role={user.role} /> : <SignedInCart {...props} />
}

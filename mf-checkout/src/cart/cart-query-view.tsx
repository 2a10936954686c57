import * as messages from '@store/contract/rules/messages'
import { isAdmin, landingPathOf, type Role, shopPathOf } from '@store/contract/rules/roles'
import type { Cart, CartLine } from '@store/contract/schemas/cart'
import { LinkButton, Loading, messageOf, toast, useGetCartQuery, useSession } from '@store/sdk'
import { EmptyState, FailedState } from '@store/sdk/parts'
import { ShoppingCart } from 'lucide-react'
import { useEffect } from 'react'

/** A cart as screens show it: lines without stock are told apart from the ones that count (spec §4). */
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
  /** The words when the cart cannot be read: the cart's and checkout's differ (spec §8). */
  failure: string
  /** Stands in for an empty cart, when the screen knows more than that it is empty. */
  empty?: React.ReactNode
  /** The screen in outline, while the cart is on its way. */
  loading: React.ReactNode
  children: (cart: LoadedCart) => React.ReactNode
}

/** The cart could not be read: said on the page, where it stays, and by a toast (spec §8). */
function FailedCart(props: { message: string; isRetrying: boolean; onRetry: () => void }) {
  const { message, isRetrying, onRetry } = props
  useEffect(() => {
    if (!isRetrying) toast.error(messages.cart.loadFailed)
  }, [isRetrying])
  return <FailedState message={message} busy={isRetrying} onRetry={onRetry} />
}

function SignedInCart({ failure, loading, empty, children }: CartQueryViewProps) {
  const { role } = useSession()
  const { data, error, isLoading, isFetching, refetch } = useGetCartQuery()
  if (isLoading) return <Loading label="Loading cart...">{loading}</Loading>
  if (!data) {
    return (
      <FailedCart
        message={messageOf(error, failure)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const loadedCart = splitByStock(data)
  if (data.items.length > 0) return children(loadedCart)
  if (empty) return empty
  return (
    <EmptyState
      icon={ShoppingCart}
      title={messages.cart.empty}
      text="Add what you need from the shop; prices for larger quantities apply by themselves."
      action={<LinkButton to={shopPathOf(role)}>Browse Products</LinkButton>}
    />
  )
}

/** A cart belongs to an account (spec §6). */
export function LoginPrompt() {
  return (
    <EmptyState
      icon={ShoppingCart}
      title={messages.wishlist.login}
      text="Your cart waits in your account."
      action={<LinkButton to="/login">Login</LinkButton>}
    />
  )
}

/** Screens offer admins no way to fill a cart, whatever the API takes from a token (spec §6). */
function BuyersOnly({ role }: { role: Role }) {
  return (
    <EmptyState
      icon={ShoppingCart}
      title={messages.cart.buyersOnly}
      text="To order, login with the account of a buyer."
      action={<LinkButton to={landingPathOf(role)}>Go to your pages</LinkButton>}
    />
  )
}

/**
 * The faces every screen with a cart shares: not signed in, an admin, loading, failed, empty. The full one is
 * the screen's own.
 */
export function CartQueryView(props: CartQueryViewProps) {
  const { user } = useSession()
  if (!user) return <LoginPrompt />
  return isAdmin(user.role) ? <BuyersOnly role={user.role} /> : <SignedInCart {...props} />
}

import { messages } from '@store/contract/rules/messages'
import { shopPathOf } from '@store/contract/rules/roles'
import type { Cart, CartLine } from '@store/contract/schemas/cart'
import {
  EmptyState,
  FailedState,
  LinkButton,
  Loading,
  messageOf,
  Skeleton,
  useGetCartQuery,
  useSession,
} from '@store/sdk'
import { ShoppingCart } from 'lucide-react'

/** A cart as screens show it: lines without stock are told apart from the ones that count (spec §4). */
export interface OpenCart {
  cart: Cart
  inStock: CartLine[]
  soldOut: CartLine[]
}

function split(cart: Cart): OpenCart {
  return {
    cart,
    inStock: cart.items.filter(({ product }) => product.stock > 0),
    soldOut: cart.items.filter(({ product }) => product.stock <= 0),
  }
}

type WithCartProps = {
  /** The words when the cart cannot be read: the cart's and checkout's differ (spec §8). */
  failure: string
  children: (cart: OpenCart) => React.ReactNode
}

function SignedInCart({ failure, children }: WithCartProps) {
  const { role } = useSession()
  const { data, error, isLoading, isFetching, refetch } = useGetCartQuery()
  if (isLoading) {
    return (
      <Loading label="Loading cart...">
        <Skeleton shape="card" height="22rem" />
      </Loading>
    )
  }
  if (!data) {
    return (
      <FailedState
        message={messageOf(error, failure)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const open = split(data)
  if (data.items.length > 0) return children(open)
  return (
    <EmptyState
      icon={ShoppingCart}
      title={messages.cart.empty}
      text="Add what you need from the shop; prices for larger quantities apply by themselves."
      action={<LinkButton to={shopPathOf(role)}>Browse Products</LinkButton>}
    />
  )
}

/**
 * The faces every screen with a cart shares: not signed in, loading, failed, empty. The full one is
 * the screen's own.
 */
export function WithCart(props: WithCartProps) {
  const { status } = useSession()
  if (status === 'signed-in') return <SignedInCart {...props} />
  return (
    <EmptyState
      icon={ShoppingCart}
      title={messages.wishlist.login}
      text="Your cart waits in your account."
      action={<LinkButton to="/login">Login</LinkButton>}
    />
  )
}

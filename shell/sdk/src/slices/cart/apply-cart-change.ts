import type { Cart } from '@store/contract/schemas/orders/cart'
import type { RootState } from '../../store/root-reducer.ts'
import type { AppDispatch } from '../../store/store.ts'
import { cartApi } from './cart-api.ts'
import { trackCartChanges } from './track-cart-changes.ts'

const beginChange = trackCartChanges()

/** A pending change of the cart. */
interface CartChange<Answer> {
  /** The mutation's `queryFulfilled`. */
  answer: PromiseLike<{ data: Answer }>
  /** Extracts the cart from the response. */
  cartOf: (answer: Answer) => Cart
  /** Predicts the changed cart; without it nothing changes until the response. */
  predict?: (cart: Cart) => Cart
}

/**
 * Applies a change of the cart optimistically, then the server's response; undoes it when it fails. The caller shows the
 * error, which `unwrap()` throws.
 */
export async function applyCartChange<Answer>(
  dispatch: AppDispatch,
  { answer, cartOf, predict = (cart) => cart }: CartChange<Answer>,
): Promise<void> {
  const finish = beginChange()
  const patch = dispatch(cartApi.util.updateQueryData('getCart', undefined, predict))
  try {
    const cart = cartOf((await answer).data)
    const verdict = finish('accepted')
    if (verdict === 'show') {
      dispatch(showCart(cart))
    } else if (verdict === 'reload') {
      dispatch(cartApi.util.invalidateTags(['Cart']))
    }
  } catch {
    patch.undo()
    if (finish('rejected') === 'reload') dispatch(cartApi.util.invalidateTags(['Cart']))
  }
}

/** Shows the server's cart. A read that is still pending is repeated: it may respond with the cart of before. */
function showCart(cart: Cart) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    dispatch(cartApi.util.updateQueryData('getCart', undefined, () => cart))
    const { status } = cartApi.endpoints.getCart.select()(getState())
    if (status === 'pending') dispatch(cartApi.util.invalidateTags(['Cart']))
  }
}

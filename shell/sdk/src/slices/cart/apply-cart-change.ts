import type { Cart } from '@store/contract/schemas/orders/cart'
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
      dispatch(cartApi.util.updateQueryData('getCart', undefined, () => cart))
    } else if (verdict === 'reload') {
      dispatch(cartApi.util.invalidateTags(['Cart']))
    }
  } catch {
    patch.undo()
    if (finish('rejected') === 'reload') dispatch(cartApi.util.invalidateTags(['Cart']))
  }
}

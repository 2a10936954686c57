import type { Cart } from '@store/contract/schemas/cart'
import type { AppDispatch } from '../../store/store.ts'
import { cartApi } from './cart-api.ts'
import { trackCartChanges } from './track-cart-changes.ts'

const beginChange = trackCartChanges()

/** A change of the cart under way. */
interface CartChange<Answer> {
  /** The mutation's `queryFulfilled`. */
  answer: PromiseLike<{ data: Answer }>
  /** The cart in the answer. */
  cartOf: (answer: Answer) => Cart
  /** Makes the cart as it will be; without it nothing shows until the answer. */
  predict?: (cart: Cart) => Cart
}

/**
 * Shows a change of the cart at once and the server's answer afterwards; a refused change is taken
 * back. The words of a refusal are the caller's: `unwrap()` throws them.
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
    if (finish('refused') === 'reload') dispatch(cartApi.util.invalidateTags(['Cart']))
  }
}

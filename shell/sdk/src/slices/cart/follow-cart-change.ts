import type { Cart } from '@store/contract/schemas/cart'
import type { AppDispatch } from '../../store/store.ts'
import { cartApi } from './cart-api.ts'
import { watchCartChanges } from './cart-changes.ts'

const beginChange = watchCartChanges()

/**
 * Shows a change of the cart at once and the server's answer afterwards; a refused change is taken
 * back. The words of a refusal are the caller's: `unwrap()` throws them.
 * @param change `predict` makes the cart as it will be; without it nothing shows until the answer
 */
export async function followCartChange(
  dispatch: AppDispatch,
  change: { answer: Promise<Cart>; predict?: (cart: Cart) => Cart },
): Promise<void> {
  const finish = beginChange()
  const { predict = (cart: Cart) => cart } = change
  const patch = dispatch(cartApi.util.updateQueryData('getCart', undefined, predict))
  const cart = await change.answer.catch(() => undefined)
  if (!cart) patch.undo()

  const verdict = finish(cart ? 'accepted' : 'refused')
  if (verdict === 'show' && cart) {
    dispatch(cartApi.util.updateQueryData('getCart', undefined, () => cart))
  }
  if (verdict === 'reload') dispatch(cartApi.util.invalidateTags(['Cart']))
}

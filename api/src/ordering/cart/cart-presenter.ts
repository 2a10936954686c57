import type { Audience } from '@store/contract/rules/accounts/roles'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { Cart } from '@store/contract/schemas/orders/cart'
import { presentProduct } from '../../catalog/catalog.ts'
import type { PricedCart } from './cart.ts'

/** A cart on the wire, with the prices its owner may see. */
export function presentCart(cart: PricedCart, audience: Audience): Cart {
  return {
    items: cart.lines.map(({ publicId, product, quantity, unitPrice }) => ({
      _id: publicId,
      product: presentProduct(product, audience),
      quantity,
      price: rupeesFromPaise(unitPrice),
    })),
    totalAmount: rupeesFromPaise(cart.total),
    ...(cart.unavailable.length > 0 && {
      unavailable: cart.unavailable.map(({ publicId, ...line }) => ({ _id: publicId, ...line })),
    }),
  }
}

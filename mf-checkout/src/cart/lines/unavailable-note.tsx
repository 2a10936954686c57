import { t } from '@lingui/core/macro'
import type { Cart } from '@store/contract/schemas/orders/cart'
import { LeftOutNote } from './left-out-note.tsx'

/** Lines whose products are no longer on sale. */
export function UnavailableNote({ cart }: { cart: Pick<Cart, 'unavailable'> }) {
  const title = t`No longer on sale and left out of this order:`
  return <LeftOutNote title={title} lines={cart.unavailable ?? []} />
}

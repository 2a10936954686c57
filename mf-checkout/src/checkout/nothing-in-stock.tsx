import * as messages from '@store/contract/rules/messages'
import { EmptyState, LinkButton } from '@store/ui'
import { PackageX } from 'lucide-react'

/** All lines are sold out: there is nothing to check out. */
export function NothingInStock() {
  return (
    <EmptyState
      icon={PackageX}
      title={messages.product.outOfStock}
      text="Everything in your cart has sold out meanwhile."
      action={<LinkButton to="/cart">Back to cart</LinkButton>}
    />
  )
}

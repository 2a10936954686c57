import * as messages from '@store/contract/rules/messages'
import { LinkButton } from '@store/sdk'
import { EmptyState } from '@store/sdk/parts'
import { PackageX } from 'lucide-react'

/** There are lines, but none of them can be ordered: nobody fills in a form or pays for that. */
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

import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { translate } from '@store/sdk'
import { EmptyState, LinkButton } from '@store/ui'
import { PackageX } from 'lucide-react'

/** All lines are sold out: there is nothing to check out. */
export function NothingInStock() {
  return (
    <EmptyState
      icon={PackageX}
      title={translate(messages.product.outOfStock)}
      text={t`Everything in your cart has sold out meanwhile.`}
      action={<LinkButton to="/cart">{t`Back to cart`}</LinkButton>}
    />
  )
}

import { t } from '@lingui/core/macro'
import { isAdmin, isBuyer } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import { translate, useGetCartQuery, useSession } from '@store/sdk'
import { LinkButton, PageBody, PageHeader } from '@store/ui'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { BuyersOnly } from '../cart/cart-query-view.tsx'
import { QuickOrder } from '../cart/quick-order/quick-order.tsx'

/**
 * Leads to the checkout as soon as the cart has something in stock.
 * @param additions how often all lines were added: each time it takes the focus, so that Enter goes on
 */
function CheckoutLink({ additions }: { additions: number }) {
  const { data: cart } = useGetCartQuery()
  const container = useRef<HTMLSpanElement>(null)
  const canOrder = cart?.items.some(({ product }) => product.stock > 0) ?? false
  useEffect(() => {
    if (additions > 0 && canOrder) container.current?.querySelector('a')?.focus()
  }, [additions, canOrder])
  if (!canOrder) return null
  return (
    <span ref={container}>
      {/* Who has not added the list yet is not led past it. */}
      <LinkButton to="/checkout" variant={additions > 0 ? 'accent' : 'secondary'}>
        {t`Proceed to Checkout`}
      </LinkButton>
    </span>
  )
}

/** Quick order at an address of its own: paste a list, see what it costs, and go straight to the checkout. */
export function QuickOrderScreen() {
  const { user, role } = useSession()
  const [additions, setAdditions] = useState(0)
  if (user && isAdmin(user.role)) {
    return (
      <PageBody>
        <PageHeader title={t`Quick order`} />
        <BuyersOnly role={user.role} />
      </PageBody>
    )
  }
  return (
    <PageBody>
      <PageHeader
        title={t`Quick order`}
        actions={isBuyer(role) && <Link to="/cart">{t`Your Cart`}</Link>}
      >
        {isBuyer(role) ? null : translate(messages.quickOrder.visitor)}
      </PageHeader>
      <QuickOrder
        title={t`Your list`}
        actions={isBuyer(role) && <CheckoutLink additions={additions} />}
        onAllAdded={() => setAdditions((before) => before + 1)}
      />
    </PageBody>
  )
}

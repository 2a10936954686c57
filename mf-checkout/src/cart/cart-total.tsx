import { t } from '@lingui/core/macro'
import { type Audience, priceTierOf, shopPathOf } from '@store/contract/rules/accounts/roles'
import {
  boundedSumOf,
  difference,
  noMoney,
  paiseFromRupees,
  rupeesFromPaise,
  times,
} from '@store/contract/rules/pricing/money'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { CartLine } from '@store/contract/schemas/orders/cart'
import { useSession } from '@store/sdk'
import { Cluster, formatCount, LinkButton, Panel, Price, Stack, theme } from '@store/ui'
import styled from 'styled-components'
import { useSavedShipping } from '../checkout/shipping/use-saved-shipping.ts'
import { DeliveryTermsOfOrder } from '../delivery/delivery-terms-of-order.tsx'
import { TaxSums } from '../tax/tax-sums.tsx'
import { ShareCart } from './share-cart.tsx'

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

const Saving = styled.p`
  color: ${theme.color.success};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
`

/** Total saved by slab prices, in rupees. */
function savedBySlabs(lines: readonly CartLine[], role: Audience): number {
  const tier = priceTierOf(role)
  const saved = lines.map(({ product, price, quantity }) => {
    const tierPrice = product.prices[tier]
    if (tierPrice === undefined) return noMoney
    return times(difference(paiseFromRupees(tierPrice), paiseFromRupees(price)), quantity)
  })
  return rupeesFromPaise(boundedSumOf(saved))
}

/** The cart's total and the link to checkout. */
export function CartTotal(props: { totalAmount: number; lines: readonly CartLine[] }) {
  const { totalAmount, lines } = props
  const { role } = useSession()
  const { saved } = useSavedShipping()
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const savings = savedBySlabs(lines, role)
  const count = formatCount(pieces)
  const saving = formatRupees(savings, 0)
  return (
    <Panel title={t`Total`}>
      <Stack gap="s">
        <Cluster justify="space-between" align="baseline">
          <span>{pieces === 1 ? t`${count} piece` : t`${count} pieces`}</span>
          <Price rupees={totalAmount} size="l" decimals={0} />
        </Cluster>
        <TaxSums
          lines={lines.map(({ product, price, quantity }) => ({
            price,
            quantity,
            gst: product.gst,
          }))}
          totalAmount={totalAmount}
          shipping={saved}
        />
        <DeliveryTermsOfOrder totalAmount={totalAmount} shipping={saved} />
        {savings > 0 ? <Saving>{t`Quantity prices save you ${saving}`}</Saving> : null}
        <Note>{t`All prices include GST.`}</Note>
        {lines.length === 0 ? null : (
          <LinkButton to="/checkout" variant="accent" wide>
            {t`Proceed to Checkout`}
          </LinkButton>
        )}
        {lines.length === 0 ? null : <ShareCart lines={lines} />}
        <LinkButton to={shopPathOf(role)} variant="quiet" wide>
          {t`Continue shopping`}
        </LinkButton>
      </Stack>
    </Panel>
  )
}

import { t } from '@lingui/core/macro'
import { sumTaxes } from '@store/contract/rules/pricing/gst'
import { type Paise, paiseFromRupees } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { stateOfCode, stateTaxOf } from '@store/contract/rules/shipping/gst-states'
import type { Order, OrderLine } from '@store/contract/schemas/orders/orders'
import { Definition, DefinitionList, theme } from '@store/ui'
import styled from 'styled-components'

const Sums = styled(DefinitionList)`
  display: grid;
  justify-content: end;
  gap: ${theme.space.xxs};
  font-variant-numeric: tabular-nums;

  > div {
    display: grid;
    grid-template-columns: auto 8rem;
    gap: ${theme.space.m};
  }

  > div:last-child {
    font-weight: ${theme.weight.semibold};
  }

  dd {
    text-align: end;
  }
`

const taxesOf = ({ taxable, cgst, sgst, igst }: OrderLine) => ({
  taxable: paiseFromRupees(taxable),
  cgst: paiseFromRupees(cgst),
  sgst: paiseFromRupees(sgst),
  igst: paiseFromRupees(igst),
})

type OrderSumsProps = {
  order: Pick<Order, 'items' | 'totalAmount' | 'shippingInfo' | 'placeOfSupply'>
}

/** The sums of an order, with the GST inside them and the round-off, as on its papers. */
export function OrderSums({ order }: OrderSumsProps) {
  const { items, totalAmount, shippingInfo, placeOfSupply = '' } = order
  const place = stateOfCode(placeOfSupply)?.name ?? shippingInfo.state
  const sums = sumTaxes(items.map(taxesOf), paiseFromRupees(totalAmount))
  const rows: readonly (readonly [label: string, amount: Paise])[] = [
    [t`Taxable`, sums.taxable],
    ['CGST', sums.cgst],
    [stateTaxOf(place), sums.sgst],
    ['IGST', sums.igst],
    [t`Round off`, sums.roundOff],
  ]
  return (
    <Sums aria-label={t`Sums`}>
      {rows.map(([label, amount]) =>
        amount === 0 ? null : (
          <Definition key={label} term={label}>
            {formatExactRupees(amount)}
          </Definition>
        ),
      )}
      <Definition term={t`Total, including GST`}>{formatExactRupees(sums.total)}</Definition>
    </Sums>
  )
}

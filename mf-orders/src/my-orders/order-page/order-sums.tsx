import { t } from '@lingui/core/macro'
import { paiseFromRupees, sumOf } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
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

const taxes = () =>
  [
    [t`Taxable`, 'taxable'],
    ['CGST', 'cgst'],
    ['SGST', 'sgst'],
    ['IGST', 'igst'],
  ] as const satisfies readonly (readonly [string, keyof OrderLine])[]

/** The sums of an order, with the GST inside them. */
export function OrderSums({ order }: { order: Pick<Order, 'items' | 'totalAmount'> }) {
  return (
    <Sums aria-label={t`Sums`}>
      {taxes().map(([label, field]) => {
        const sum = sumOf(order.items.map((line) => paiseFromRupees(line[field])))
        return sum === 0 ? null : (
          <Definition key={field} term={label}>
            {formatExactRupees(sum)}
          </Definition>
        )
      })}
      <Definition term={t`Total, including GST`}>
        {formatExactRupees(paiseFromRupees(order.totalAmount))}
      </Definition>
    </Sums>
  )
}

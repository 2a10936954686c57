import type { Paise } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { type Slab, testPrice } from '@store/contract/rules/pricing/price'
import { Cluster, QuantityStepper, theme } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'

const Answer = styled.output`
  font-size: ${theme.size.l};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.semibold};

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.regular};
  }
`

type PriceTesterProps = {
  /** Absent while it is invalid. */
  enduserPrice: Paise | undefined
  slabs: readonly Slab[]
}

/** Tests the prices in the form: the price of one piece at a quantity (spec §9). */
export function PriceTester({ enduserPrice, slabs }: PriceTesterProps) {
  const [quantity, setQuantity] = useState(1)
  return (
    <Cluster gap="s">
      <QuantityStepper label="Test quantity" value={quantity} onChange={setQuantity} />
      <Answer aria-label="Tested price">
        {enduserPrice === undefined ? (
          <small>Give the end-user price first.</small>
        ) : (
          <>
            {formatExactRupees(testPrice({ enduserPrice, slabs, quantity }))} <small>a piece</small>
          </>
        )}
      </Answer>
    </Cluster>
  )
}

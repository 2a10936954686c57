import { type Tier, tiers } from '@store/contract/rules/accounts/roles'
import { nameOfTierPrice } from '@store/contract/rules/catalog/tier-price-names'
import type { Paise } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { priceLine, type Slab, testPrice } from '@store/contract/rules/pricing/price'
import { nameOfSlab } from '@store/contract/rules/pricing/slabs'
import { Cluster, Definition, DefinitionList, QuantityStepper, Stack, theme } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'

const Answer = styled.output`
  font-size: ${theme.size.l};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.semibold};
`

const Note = styled.small`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.regular};
`

const TierPrices = styled(DefinitionList)`
  display: grid;
  gap: ${theme.space.xxs};
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space.s};
  }
`

type PriceTesterProps = {
  /** Of each tier; absent while it is invalid. */
  prices: Readonly<Record<Tier, Paise | undefined>>
  slabs: readonly Slab[]
}

/**
 * Tests the prices in the form at a quantity: the price of one piece as the price tester has it (catalog 2.3), and what a buyer of
 * each tier pays by the price rule, with the slab that gives it.
 */
export function PriceTester({ prices, slabs }: PriceTesterProps) {
  const [quantity, setQuantity] = useState(1)
  const { enduser: enduserPrice } = prices
  return (
    <Stack gap="s">
      <Cluster gap="s">
        <QuantityStepper label="Test quantity" value={quantity} onChange={setQuantity} />
        <Answer aria-label="Tested price">
          {enduserPrice === undefined ? (
            <Note>Enter the end-user price first.</Note>
          ) : (
            <>
              {formatExactRupees(testPrice({ enduserPrice, slabs, quantity }))} <Note>a piece</Note>
            </>
          )}
        </Answer>
      </Cluster>
      <TierPrices>
        {tiers.map((tier) => (
          <Definition key={tier} term={nameOfTierPrice(tier)}>
            <TierPrice tierPrice={prices[tier]} slabs={slabs} quantity={quantity} />
          </Definition>
        ))}
      </TierPrices>
    </Stack>
  )
}

type TierPriceProps = { tierPrice: Paise | undefined; slabs: readonly Slab[]; quantity: number }

function TierPrice({ tierPrice, slabs, quantity }: TierPriceProps) {
  if (tierPrice === undefined) return <Note>not given</Note>
  const { unitPrice, slab } = priceLine({ tierPrice, slabs, quantity })
  return (
    <>
      {formatExactRupees(unitPrice)}{' '}
      <Note>{slab ? `by slab ${nameOfSlab(slab)}` : 'own price'}</Note>
    </>
  )
}

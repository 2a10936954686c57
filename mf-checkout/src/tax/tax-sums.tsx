import { t } from '@lingui/core/macro'
import { splitTax, sumTaxes, type TaxTotals } from '@store/contract/rules/pricing/gst'
import { difference, type Paise, paiseFromRupees, times } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { isIntraState, stateTaxOf } from '@store/contract/rules/shipping/gst-states'
import { placeOfSupplyOf } from '@store/contract/rules/shipping/place-of-supply'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import type { SellerFacts } from '@store/contract/schemas/settings'
import { useGetSellerQuery } from '@store/sdk'
import { Definition, DefinitionList, theme } from '@store/ui'
import styled from 'styled-components'

const Sums = styled(DefinitionList)`
  display: grid;
  gap: ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space.m};
  }
`

/** A line with its price, which includes the tax. */
export interface TaxedLine {
  /** Rupees per piece. */
  price: number
  quantity: number
  /** Percent. */
  gst?: number | undefined
}

function sumsOf(lines: readonly TaxedLine[], totalAmount: number, intraState: boolean): TaxTotals {
  const split = lines.map(({ price, quantity, gst = 0 }) =>
    splitTax({ gross: times(paiseFromRupees(price), quantity), ratePercent: gst, intraState }),
  )
  return sumTaxes(split, paiseFromRupees(totalAmount))
}

type Row = readonly [label: string, amount: Paise]

/** Before the place of supply is known, nobody knows which taxes it will be; their sum is the same but for the rounding. */
function rowsOf(sums: TaxTotals, place: string | undefined): Row[] {
  const { taxable, cgst, sgst, igst, roundOff, total } = sums
  if (place === undefined)
    return [
      [t`Taxable`, taxable],
      ['GST', difference(total, taxable)],
    ]
  const taxes: Row[] = [
    ['CGST', cgst],
    [stateTaxOf(place), sgst],
    ['IGST', igst],
    [t`Round off`, roundOff],
  ]
  return [[t`Taxable`, taxable], ...taxes.filter(([, amount]) => amount !== 0)]
}

/** The name of the state; undefined while the delivery is not known. */
function knownPlaceOf(shipping: Partial<Shipping> | undefined, { gstin }: SellerFacts) {
  const context = gstin === undefined ? {} : { sellerGstNumber: gstin }
  return placeOfSupplyOf({ state: '', ...shipping }, context)?.name
}

type TaxSumsProps = {
  lines: readonly TaxedLine[]
  /** Rupees. */
  totalAmount: number
  /** What is known of the delivery so far; its place of supply decides which taxes it is. */
  shipping: Partial<Shipping> | undefined
}

/** The taxable value and the taxes inside a total, as the order will have them. */
export function TaxSums({ lines, totalAmount, shipping }: TaxSumsProps) {
  const { data: seller } = useGetSellerQuery()
  if (lines.some(({ gst }) => gst === undefined)) return null
  const place = seller && knownPlaceOf(shipping, seller)
  const sums = sumsOf(lines, totalAmount, isIntraState(seller?.state ?? '', place ?? ''))
  return (
    <Sums aria-label={t`Taxes in the total`}>
      {rowsOf(sums, place).map(([label, amount]) => (
        <Definition key={label} term={label}>
          {formatExactRupees(amount)}
        </Definition>
      ))}
    </Sums>
  )
}

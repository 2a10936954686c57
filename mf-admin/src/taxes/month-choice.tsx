import type { TaxMonth } from '@store/contract/schemas/taxes/tax-months'
import { Cluster, SelectField } from '@store/ui'
import { lastMonths, nameOfMonth } from './months.ts'
import { useTaxesView } from './use-taxes-view.ts'

/** The month, and of which GST number when its documents have several. */
export function MonthChoice({ month }: { month: TaxMonth | undefined }) {
  const { view, change } = useTaxesView()
  const shown = view.month || (month?.month ?? '')
  const months = lastMonths(new Date())
  const offered = shown === '' || months.includes(shown) ? months : [shown, ...months]
  const { sellers = [], seller = '' } = month ?? {}
  const gstNumbers = [...new Set([seller, ...sellers])].filter((number) => number !== '')
  return (
    <Cluster gap="xs">
      {gstNumbers.length > 1 ? (
        <SelectField
          label="GST number of the seller"
          hideLabel
          name="seller"
          options={gstNumbers.map((number) => ({ value: number, label: number }))}
          value={seller}
          onChange={(number) => change({ seller: number, page: 1 })}
        />
      ) : null}
      <SelectField
        label="Month"
        hideLabel
        name="month"
        options={offered.map((name) => ({ value: name, label: nameOfMonth(name) }))}
        value={shown}
        onChange={(name) => change({ month: name, page: 1 })}
      />
    </Cluster>
  )
}

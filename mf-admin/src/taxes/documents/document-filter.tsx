import type { DocumentFilter } from '@store/contract/rules/taxes/month-documents'
import { SelectField } from '@store/ui'
import { useTaxesView } from '../use-taxes-view.ts'

const filters: { value: DocumentFilter; label: string }[] = [
  { value: 'all', label: 'All documents' },
  { value: 'stopped', label: 'In no return' },
  { value: 'warned', label: 'With a warning' },
  { value: 'eway-bill', label: 'Need an e-way bill' },
]

/** Which documents of the month are listed. */
export function DocumentFilterField() {
  const { view, change } = useTaxesView()
  return (
    <SelectField
      label="Show"
      hideLabel
      name="show"
      options={filters}
      value={view.show}
      onChange={(show) => change({ show, page: 1 })}
    />
  )
}

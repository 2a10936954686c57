import { t } from '@lingui/core/macro'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Facets } from '@store/contract/schemas/catalog/catalog'
import { TextField, theme, useSearchDraft } from '@store/ui'
import styled from 'styled-components'
import { readRupees } from '../../shop-view.ts'
import { FilterGroup } from '../filter-styles.tsx'

const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.xs};
`

type PriceEndProps = {
  label: string
  /** In rupees. */
  value: number | undefined
  /** The lowest or highest price that could be chosen. */
  limit: number | undefined
  onChange: (rupees: number | undefined) => void
}

function PriceEnd({ label, value, limit, onChange }: PriceEndProps) {
  const draft = useSearchDraft(value === undefined ? '' : String(value), (text) =>
    onChange(readRupees(text)),
  )
  return (
    <TextField
      label={label}
      hideLabel
      name={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      placeholder={limit === undefined ? '₹' : formatRupees(limit)}
      value={draft.text}
      onChange={(text) => draft.type(text.replace(/\D/g, ''))}
    />
  )
}

type PriceRangeProps = {
  min: number | undefined
  max: number | undefined
  /** The prices that could be chosen. */
  limits: Facets['priceRange'] | undefined
  onChange: (part: { minPrice: number | undefined } | { maxPrice: number | undefined }) => void
}

/** The lowest and the highest price to show, in whole rupees of the tier. */
export function PriceRange({ min, max, limits, onChange }: PriceRangeProps) {
  return (
    <FilterGroup legend={t`Price (₹)`}>
      <Ends>
        <PriceEnd
          label={t`Min price`}
          value={min}
          limit={limits && Math.floor(limits.min)}
          onChange={(minPrice) => onChange({ minPrice })}
        />
        <PriceEnd
          label={t`Max price`}
          value={max}
          limit={limits && Math.ceil(limits.max)}
          onChange={(maxPrice) => onChange({ maxPrice })}
        />
      </Ends>
    </FilterGroup>
  )
}

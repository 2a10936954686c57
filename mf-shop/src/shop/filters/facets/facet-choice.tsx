import { t } from '@lingui/core/macro'
import type { Facets } from '@store/contract/schemas/catalog/catalog'
import { translate } from '@store/sdk'
import { formatCount, TextField, theme } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { FacetLinesLoading } from '../filter-panel-loading.tsx'
import { FilterCheckbox, FilterGroup } from '../filter-styles.tsx'
import { facetOptions, shownNames, toggleName } from './facet-options.ts'

const More = styled.button`
  min-height: ${theme.space.xl};
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.primary};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: ${theme.target};
  }
`

type FacetChoiceProps = {
  label: string
  /** Undefined while they load. */
  counts: Facets['brands'] | undefined
  chosen: readonly string[]
  /** The label of a field that finds a name; without one there is no field. */
  findLabel?: string
  onChoose: (names: string[]) => void
}

/** Brands, categories or countries of which several can be chosen, each with its number of products. */
export function FacetChoice({ label, counts, chosen, findLabel, onChoose }: FacetChoiceProps) {
  const [isWhole, setWhole] = useState(false)
  const [typed, setTyped] = useState('')
  // The router renders a choice late; until then the next click must start from it.
  const [draft, setDraft] = useState({ seen: chosen.join('\n'), names: chosen })
  if (draft.seen !== chosen.join('\n')) setDraft({ seen: chosen.join('\n'), names: chosen })

  const options = counts && facetOptions(counts, draft.names)
  const isLong = options !== undefined && options.length > shownNames
  const isFinding = isLong && typed.trim() !== ''
  const shown = isFinding
    ? options.filter(({ name }) => isNamed(name, typed))
    : options?.filter(({ isChosen }, index) => isWhole || isChosen || index < shownNames)
  return (
    <FilterGroup legend={label}>
      {findLabel && isLong ? (
        <TextField
          label={findLabel}
          hideLabel
          name={findLabel}
          autoComplete="off"
          placeholder={findLabel}
          value={typed}
          onChange={setTyped}
        />
      ) : null}
      {shown?.map(({ name, count, isChosen }) => (
        <FilterCheckbox
          key={name}
          label={translate(name)}
          count={count}
          checked={isChosen}
          onChange={() => {
            const names = toggleName(draft.names, name)
            setDraft({ ...draft, names })
            onChoose(names)
          }}
        />
      )) ?? <FacetLinesLoading />}
      {isLong && !isFinding ? (
        <More type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t`Show fewer` : showAllLabel(options.length)}
        </More>
      ) : null}
    </FilterGroup>
  )
}

/** Whether a name, in English or as it is shown, contains what was typed. */
function isNamed(name: string, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  return [name, translate(name)].some((text) => text.toLowerCase().includes(wanted))
}

function showAllLabel(total: number): string {
  const count = formatCount(total)
  return t`Show all ${count}`
}

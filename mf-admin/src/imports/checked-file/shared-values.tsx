import type { FixedValues } from '@store/contract/rules/catalog/imports/import-columns'
import type { FoundColumn } from '@store/contract/schemas/catalog/imports'
import { Button, Cluster, Grid, Panel, Stack, SuggestionField } from '@store/ui'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { columnNames } from './column-names.ts'
import { describeValues, findFixable, fixedSuggestions, sentValues } from './fixed-columns.ts'

type SharedValuesProps = {
  columns: readonly FoundColumn[]
  /** Those that are there need nothing of it. */
  hasNewProducts: boolean
  /** As the file was checked. */
  checked: FixedValues
  /** As they are typed now. */
  typed: FixedValues
  /** An admin answered before: it was read so without a question. */
  isRemembered: boolean
  isChanged: boolean
  onChange: (typed: FixedValues) => void
  onCheck: () => void
}

/** What all rows share of columns that the file does not have: as it was chosen before, or to be typed. */
export function SharedValues(props: SharedValuesProps) {
  const { columns, hasNewProducts, checked, typed, isRemembered } = props
  const { isChanged, onChange, onCheck } = props
  const [isOpen, setIsOpen] = useState(!isRemembered || isChanged)
  const fixable = findFixable(columns)
  const known = sentValues(checked, columns)
  const hasValues = isChanged || Object.keys(known).length > 0
  if (fixable.length === 0 || !(hasNewProducts || hasValues)) return null
  return (
    <Panel title="The same in all rows">
      {isOpen ? (
        <Stack gap="s">
          <p>
            The file has no such column. What you leave empty stays as it is in products that are
            there.
          </p>
          <Grid min="11rem" gap="s" stretch>
            {fixable.map((column) => (
              <SuggestionField
                key={column}
                label={columnNames[column]}
                name={`fixed-${column}`}
                suggestions={fixedSuggestions[column]}
                maxLength={80}
                autoComplete="off"
                value={typed[column] ?? ''}
                onChange={(value) => onChange({ ...typed, [column]: value })}
              />
            ))}
          </Grid>
          {isChanged ? (
            <Cluster gap="s">
              <Button icon={RefreshCw} onClick={onCheck}>
                Check with these values
              </Button>
            </Cluster>
          ) : null}
        </Stack>
      ) : (
        <Cluster gap="s">
          <p>{`${describeValues(known)}, as an admin chose before`}</p>
          <Button variant="secondary" size="s" onClick={() => setIsOpen(true)}>
            Change
          </Button>
        </Cluster>
      )}
    </Panel>
  )
}

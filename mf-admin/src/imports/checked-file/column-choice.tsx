import {
  type ImportColumn,
  importColumns,
} from '@store/contract/rules/catalog/imports/import-columns'
import type { FoundColumn } from '@store/contract/schemas/catalog/imports'
import { SelectField, theme } from '@store/ui'
import styled from 'styled-components'
import { columnNames } from './column-names.ts'
import { chooseColumn } from './found-columns.ts'

/** Wide gaps, so that no heading seems to belong to the select on its left. */
const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${theme.space.s} ${theme.space.xxl};
`

const Found = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: center;
  gap: ${theme.space.s};
`

const Heading = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: ${theme.line.tight};

  small {
    display: block;
    overflow: hidden;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const leftOut = { value: '', label: 'Leave out' } as const

type ColumnChoiceProps = {
  columns: readonly FoundColumn[]
  onChange: (columns: FoundColumn[]) => void
}

/** Every column of a file with an example value, and a select for its meaning. */
export function ColumnChoice({ columns, onChange }: ColumnChoiceProps) {
  const labelFor = (column: ImportColumn, position: number) => {
    const other = columns.findIndex((found) => found.column === column)
    const isElsewhere = other >= 0 && other !== position
    return isElsewhere
      ? `${columnNames[column]} (now “${columns[other]?.heading}”)`
      : columnNames[column]
  }
  return (
    <Columns aria-label="Columns of the file">
      {columns.map(({ heading, column, example, isTwice }, position) => (
        // Two columns may share their heading.
        <Found key={`${String(position)} ${heading}`}>
          <Heading>
            {heading}
            <small>{isTwice ? 'there twice, cannot be used' : (example ?? 'empty')}</small>
          </Heading>
          <SelectField
            label={`Column “${heading}” is`}
            hideLabel
            name={`column-${position}`}
            options={[
              leftOut,
              ...importColumns.map((ours) => ({ value: ours, label: labelFor(ours, position) })),
            ]}
            value={column ?? ''}
            disabled={isTwice}
            onChange={(chosen) => onChange(chooseColumn(columns, position, chosen || undefined))}
          />
        </Found>
      ))}
    </Columns>
  )
}

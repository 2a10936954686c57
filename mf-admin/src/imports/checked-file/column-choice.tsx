import {
  type ImportColumn,
  importColumns,
} from '@store/contract/rules/catalog/imports/import-columns'
import type { FoundColumn } from '@store/contract/schemas/catalog/imports'
import { FileColumn, FileColumnList } from '../../file-column.tsx'
import { columnNames } from './column-names.ts'
import { chooseColumn } from './found-columns.ts'

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
    <FileColumnList aria-label="Columns of the file">
      {columns.map(({ heading, column, example }, position) => (
        <FileColumn
          key={heading}
          heading={heading}
          hint={example ?? 'empty'}
          name={`column-${position}`}
          meanings={importColumns.map((ours) => ({ value: ours, label: labelFor(ours, position) }))}
          meaning={column}
          onChange={(chosen) => onChange(chooseColumn(columns, position, chosen))}
        />
      ))}
    </FileColumnList>
  )
}

import { canTellProducts } from '@store/contract/rules/catalog/imports/import-columns'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import type { AskedColumn, FoundColumn } from '@store/contract/schemas/catalog/imports'
import type { TableHead } from '@store/contract/schemas/table-head'
import { DeferredColumnQuestion, Panel } from '@store/ui'
import { columnNames } from './column-names.ts'
import { chooseColumn } from './found-columns.ts'

type AskedColumnsProps = {
  fileName: string
  head: TableHead
  asked: readonly AskedColumn[]
  /** As they were guessed; those that are asked for have no meaning. */
  columns: readonly FoundColumn[]
  /** The answer, when the file could not be checked with it. */
  chosen: readonly FoundColumn[] | undefined
  error: string | undefined
  onAnswer: (columns: readonly FoundColumn[]) => void
  onCancel: () => void
}

/** Asks for the columns of a list where two fit or none does, before anything of it is counted. */
export function AskedColumns(props: AskedColumnsProps) {
  const { fileName, head, asked, columns, chosen = [], error, onAnswer, onCancel } = props
  const startOf = ({ column, headings }: AskedColumn) => {
    const position = chosen.findIndex((found) => found.column === column)
    if (position >= 0) return position
    return headings.length === 0 && column !== 'brand' ? 'none' : undefined
  }
  const answered = (positions: Readonly<Record<string, number>>) =>
    asked.reduce<readonly FoundColumn[]>((found, { column }) => {
      const position = positions[column]
      return position === undefined ? found : chooseColumn(found, position, column)
    }, columns)
  const isUntold = asked.some(({ headings }) => headings.length === 0)
  return (
    <Panel title={`What are the columns of ${fileName}?`}>
      <DeferredColumnQuestion
        head={head}
        asked={asked.map((one) => ({
          column: one.column,
          label: columnNames[one.column],
          ...(one.headings.length > 0 && { hint: `${one.headings.join(' or ')}?` }),
          isOptional: one.column !== 'brand',
          start: startOf(one),
        }))}
        incomplete={isUntold ? importMessages.mappingIncomplete : importMessages.columnsUnclear}
        isEnough={(found) =>
          canTellProducts([
            ...columns.map(({ column }) => column),
            ...asked.map(({ column }) => column).filter((column) => found.includes(column)),
          ])
        }
        error={error}
        onAnswer={(positions) => onAnswer(answered(positions))}
        onCancel={onCancel}
      >
        The headings of the file do not tell. Nothing is counted or changed before you choose. Your
        choice is remembered for all admins.
      </DeferredColumnQuestion>
    </Panel>
  )
}

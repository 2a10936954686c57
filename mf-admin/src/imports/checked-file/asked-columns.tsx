import {
  canTellProducts,
  type FixedValues,
  fixedColumns,
} from '@store/contract/rules/catalog/imports/import-columns'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import type { AskedColumn, FoundColumn } from '@store/contract/schemas/catalog/imports'
import type { TableHead } from '@store/contract/schemas/table-head'
import { DeferredColumnQuestion, type FixedQuestion, Panel } from '@store/ui'
import { columnNames } from './column-names.ts'
import { findFixable, fixedSuggestions } from './fixed-columns.ts'
import { chooseColumn } from './found-columns.ts'

type AskedColumnsProps = {
  fileName: string
  head: TableHead
  asked: readonly AskedColumn[]
  /** As they were guessed; those that are asked for have no meaning. */
  columns: readonly FoundColumn[]
  /** The answer, when the file could not be checked with it. */
  chosen: readonly FoundColumn[] | undefined
  /** What all rows share, likewise. */
  fixed: FixedValues
  error: string | undefined
  onAnswer: (columns: readonly FoundColumn[], fixed: FixedValues) => void
  onCancel: () => void
}

const isBrand = (column: string) => column === 'brand'

/** Whether all rows may share the value of a column, and how it is asked for. */
function fixedQuestionOf(column: string, fixed: FixedValues): { fixed?: FixedQuestion } {
  const own = fixedColumns.find((one) => one === column)
  if (!own) return {}
  const label = `${columnNames[own]} of all rows`
  const suggestions = fixedSuggestions[own]
  return { fixed: { choice: 'The same in all rows', label, suggestions, start: fixed[own] } }
}

/** Asks for the columns of a list where two fit or none does, before anything of it is counted. */
export function AskedColumns(props: AskedColumnsProps) {
  const { fileName, head, columns, chosen = [], fixed, error, onAnswer, onCancel } = props
  const isBrandless = props.asked.some(
    ({ column, headings }) => isBrand(column) && !headings.length,
  )
  // A list of one brand often leaves out what else all its rows share.
  const others = isBrandless
    ? findFixable([...columns, ...props.asked]).map((column) => ({ column, headings: [] }))
    : []
  const asked: readonly AskedColumn[] = [...props.asked, ...others]
  const startOf = ({ column, headings }: AskedColumn) => {
    const position = chosen.findIndex((found) => found.column === column)
    if (position >= 0) return position
    return headings.length === 0 && !isBrand(column) ? 'none' : undefined
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
          isOptional: !isBrand(one.column),
          ...fixedQuestionOf(one.column, fixed),
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
        onAnswer={(positions, values) => onAnswer(answered(positions), values)}
        onCancel={onCancel}
      >
        The column headings are not clear. Nothing is counted or changed before you choose. Your
        choice is remembered for all admins.
      </DeferredColumnQuestion>
    </Panel>
  )
}

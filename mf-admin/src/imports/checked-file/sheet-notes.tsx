import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { FormMessage, formatCount } from '@store/ui'

/** Rows that are named one by one; of more only the number is said. */
const mostNamed = 5

function describeTotals(rows: readonly number[]): string {
  const [first, ...others] = rows.slice(0, mostNamed).map(formatCount)
  if (first === undefined) return ''
  if (rows.length > mostNamed)
    return `${formatCount(rows.length)} rows are totals: they are no products.`
  const last = others.pop()
  if (last === undefined) return `Row ${first} is a total: it is no product.`
  return `Rows ${[first, ...others].join(', ')} and ${last} are totals: they are no products.`
}

function describeHiddenRows(count: number): string {
  return count === 1
    ? 'A hidden row of the file was read, too.'
    : `${formatCount(count)} hidden rows of the file were read, too.`
}

function describeHiddenColumns(headings: readonly string[]): string {
  const names = headings.map((heading) => `“${heading}”`).join(', ')
  return headings.length === 1
    ? `The column ${names} is hidden in the file.`
    : `These columns are hidden in the file: ${names}.`
}

/** How a file was read, where it could have been read otherwise: its sheet, its totals, what it hides, remembered columns. */
export function SheetNotes({ report }: { report: ImportReport }) {
  const { sheet, isRemembered, totalRows = [], hiddenRows = 0, hiddenColumns = [] } = report
  const notes = [
    sheet !== undefined && `Read from the sheet “${sheet}”.`,
    totalRows.length > 0 && describeTotals(totalRows),
    hiddenRows > 0 && describeHiddenRows(hiddenRows),
    hiddenColumns.length > 0 && describeHiddenColumns(hiddenColumns),
    isRemembered && 'The columns are as an admin chose them before. Change them below if needed.',
  ].filter((note) => typeof note === 'string')
  if (notes.length === 0) return null
  return (
    <FormMessage tone="info">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </FormMessage>
  )
}

import { plural, t } from '@lingui/core/macro'
import { Button } from '@store/ui/shared'
import { FormMessage } from '../states/form-message.tsx'
import type { SheetRead } from './use-sheet-file.ts'

/** Rows of totals that are named; of more only the first ones are. */
const mostNamed = 5

function describeTotals(rows: readonly number[]): string {
  const named = rows.slice(0, mostNamed).join(', ') + (rows.length > mostNamed ? ', …' : '')
  const count = rows.length
  return plural(count, {
    one: `Row ${named} is a total and was not read as a line.`,
    other: `Rows ${named} are totals and were not read as lines.`,
  })
}

/** Which sheet of a file was read, which rows were left out as totals, and which columns were read, where they are remembered ones; these can be changed. */
export function SheetNote({ note, onChange }: { note: SheetRead; onChange: () => void }) {
  const { sheet, remembered, totalRows = [] } = note
  const headings = Object.values(remembered ?? {})
    .map((heading) => `“${heading}”`)
    .join(', ')
  return (
    <FormMessage tone="info">
      {sheet === undefined ? null : <p>{t`Read from the sheet “${sheet}”.`}</p>}
      {totalRows.length === 0 ? null : <p>{describeTotals(totalRows)}</p>}
      {remembered === undefined ? null : (
        <p>
          {t`Columns as you chose them before: ${headings}.`}{' '}
          <Button variant="secondary" size="s" onClick={onChange}>
            {t`Change the columns`}
          </Button>
        </p>
      )}
    </FormMessage>
  )
}

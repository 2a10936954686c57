import { t } from '@lingui/core/macro'
import { Button } from '@store/ui/shared'
import { FormMessage } from '../states/form-message.tsx'
import type { SheetRead } from './use-sheet-file.ts'

/** Which sheet of a file was read, and which columns, where they are remembered ones; these can be changed. */
export function SheetNote({ note, onChange }: { note: SheetRead; onChange: () => void }) {
  const { sheet, remembered } = note
  const headings = Object.values(remembered ?? {})
    .map((heading) => `“${heading}”`)
    .join(', ')
  return (
    <FormMessage tone="info">
      {sheet === undefined ? null : <p>{t`Read from the sheet “${sheet}”.`}</p>}
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

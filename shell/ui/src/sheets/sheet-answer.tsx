import { t } from '@lingui/core/macro'
import { isNameOf, type NamedColumn } from '@store/contract/rules/sheets/column-names'
import { Heading, Stack } from '@store/ui/shared'
import { ColumnQuestion } from './column-question.tsx'
import { SheetNote } from './sheet-note.tsx'
import type { SheetFile } from './use-sheet-file.ts'

/** What a file must have: the meaning of a column, and what it is called on the screen. */
export type NeededColumn = { column: NamedColumn; label: string }

export type SheetAnswerProps = {
  file: SheetFile
  needed: readonly NeededColumn[]
  /** Said when a column is missing. */
  incomplete: string
}

/** The only column with one of the names, if there is just one. */
function findOnly(column: NamedColumn, headings: readonly string[]): number | undefined {
  const fitting = [...headings.keys()].filter((at) => isNameOf(column, headings[at] ?? ''))
  return fitting.length === 1 ? fitting[0] : undefined
}

/** What the store asks or says about a sheet that it was sent. */
export function SheetAnswer({ file, needed, incomplete }: SheetAnswerProps) {
  const { state, answer, askAgain, dismiss } = file
  if (state.kind === 'asked') {
    const { head, error } = state
    const fileName = state.file.name
    return (
      <Stack gap="s">
        <Heading level={3}>{t`What are the columns of ${fileName}?`}</Heading>
        <ColumnQuestion
          // Another file is another question.
          key={head.headings.join('\n')}
          head={head}
          asked={needed.map((one) => ({ ...one, start: findOnly(one.column, head.headings) }))}
          incomplete={incomplete}
          error={error}
          onAnswer={(positions) => void answer(positions)}
          onCancel={dismiss}
        >
          {t`The columns are not clear from the file. Your choice is remembered for the next file with these headings.`}
        </ColumnQuestion>
      </Stack>
    )
  }
  return state.kind === 'read' ? (
    <SheetNote note={state.note} onChange={() => void askAgain()} />
  ) : null
}

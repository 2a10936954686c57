import { ColumnQuestion, type NeededColumn } from './column-question.tsx'
import { SheetNote } from './sheet-note.tsx'
import type { SheetFile } from './use-sheet-file.ts'

type SheetAnswerProps = {
  file: SheetFile
  needed: readonly NeededColumn[]
  /** Said when a column is missing, or chosen twice. */
  incomplete: string
}

/** What the store asks or says about a sheet that it was sent. */
export function SheetAnswer({ file, needed, incomplete }: SheetAnswerProps) {
  const { state, answer, askAgain, dismiss } = file
  if (state.kind === 'asked') {
    return (
      <ColumnQuestion
        // Another file is another question.
        key={state.head.headings.join('\n')}
        fileName={state.file.name}
        head={state.head}
        needed={needed}
        incomplete={incomplete}
        error={state.error}
        onAnswer={(positions) => void answer(positions)}
        onCancel={dismiss}
      />
    )
  }
  return state.kind === 'read' ? (
    <SheetNote note={state.note} onChange={() => void askAgain()} />
  ) : null
}

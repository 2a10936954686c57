import { DeferredView, deferCode } from '../states/deferred-view.tsx'
import type { NeededColumn } from './column-question.tsx'
import type { SheetFile } from './use-sheet-file.ts'

const sheetAnswer = deferCode(async () => (await import('./sheet-answer.tsx')).SheetAnswer)

/** Whether there is something to ask or to say. */
function hasAnswer({ state }: SheetFile): boolean {
  if (state.kind === 'read') {
    return state.note.sheet !== undefined || state.note.remembered !== undefined
  }
  return state.kind === 'asked'
}

type DeferredSheetAnswerProps = {
  file: SheetFile
  needed: readonly NeededColumn[]
  /** Said when a column is missing, or chosen twice. */
  incomplete: string
}

/**
 * Asks for the columns of a sheet, or says which sheet and which remembered columns were read. Downloaded when it is needed:
 * few files need it.
 * @example <DeferredSheetAnswer file={useSheetFile({ send, onRead, failure })} needed={needed} incomplete={message} />
 */
export function DeferredSheetAnswer(props: DeferredSheetAnswerProps) {
  if (!hasAnswer(props.file)) return null
  return (
    <DeferredView code={sheetAnswer} loading={null}>
      {(SheetAnswer) => <SheetAnswer {...props} />}
    </DeferredView>
  )
}

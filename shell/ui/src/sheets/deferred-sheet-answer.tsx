import { DeferredView, deferCode } from '../states/deferred-view.tsx'
import type { SheetAnswerProps } from './sheet-answer.tsx'
import type { SheetFile } from './use-sheet-file.ts'

const sheetAnswer = deferCode(async () => (await import('./sheet-answer.tsx')).SheetAnswer)

/** Whether there is something to ask or to say. */
function hasAnswer({ state }: SheetFile): boolean {
  if (state.kind === 'read') {
    return state.note.sheet !== undefined || state.note.remembered !== undefined
  }
  return state.kind === 'asked'
}

/**
 * Asks for the columns of a sheet, or says which sheet and which remembered columns were read. Downloaded when it is needed:
 * few files need it.
 * @example <DeferredSheetAnswer file={useSheetFile({ send, onRead, failure })} needed={needed} incomplete={message} />
 */
export function DeferredSheetAnswer(props: SheetAnswerProps) {
  if (!hasAnswer(props.file)) return null
  return (
    <DeferredView code={sheetAnswer} loading={null}>
      {(SheetAnswer) => <SheetAnswer {...props} />}
    </DeferredView>
  )
}

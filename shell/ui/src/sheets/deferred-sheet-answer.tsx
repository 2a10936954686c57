import { DeferredView, deferCode } from '../states/deferred-view.tsx'
import type { SheetAnswerProps } from './sheet-answer.tsx'
import type { SheetFile } from './use-sheet-file.ts'

const sheetAnswer = deferCode(async () => (await import('./sheet-answer.tsx')).SheetAnswer)

/** Whether there is something to ask or to say. */
function hasAnswer({ state }: SheetFile): boolean {
  if (state.kind === 'read') {
    return Object.keys(state.note).length > 0
  }
  return state.kind === 'asked'
}

/**
 * Asks for the columns of a sheet, or says how it was read: its sheet, rows left out as totals, remembered columns. Downloaded when it is needed:
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

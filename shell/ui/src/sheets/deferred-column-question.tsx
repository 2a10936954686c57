import { DeferredView, deferCode } from '../states/deferred-view.tsx'
import type { ColumnQuestionProps } from './column-question.tsx'

const columnQuestion = deferCode(async () => (await import('./column-question.tsx')).ColumnQuestion)

/** Asks what the columns of a file are. Downloaded when it is needed: few files need it. */
export function DeferredColumnQuestion(props: ColumnQuestionProps) {
  return (
    <DeferredView code={columnQuestion} loading={null}>
      {(ColumnQuestion) => <ColumnQuestion {...props} />}
    </DeferredView>
  )
}

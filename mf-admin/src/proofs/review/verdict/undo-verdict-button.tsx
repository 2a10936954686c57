import { Button, Key, shortOrderId, useKeys } from '@store/ui'
import { Undo2 } from 'lucide-react'
import type { useVerdict } from './use-verdict.ts'

type UndoVerdictButtonProps = Pick<
  ReturnType<typeof useVerdict>,
  'last' | 'undoVerdict' | 'isSubmitting'
>

/** Undoes the last verdict with one key. */
export function UndoVerdictButton({ last, undoVerdict, isSubmitting }: UndoVerdictButtonProps) {
  const undo = () => {
    if (last && !isSubmitting) void undoVerdict(last)
  }
  useKeys({ u: undo })
  if (last === undefined) return null
  return (
    <Button
      variant="quiet"
      size="s"
      icon={Undo2}
      busy={isSubmitting}
      aria-keyshortcuts="u"
      onClick={undo}
    >
      Undo #{shortOrderId(last.proof._id)}: {last.verdict} <Key aria-hidden>u</Key>
    </Button>
  )
}

import { formatCount } from '@store/sdk'
import { DeskLine } from '../keys/desk-line.tsx'
import { UndoVerdict } from './undo-verdict.tsx'
import type { useVerdict } from './use-verdict.ts'

/** What the keys of the desk do. */
export const deskKeys = [
  ['v', 'Verify'],
  ['r', 'Reject'],
  ['j', 'Skip'],
  ['k', 'Previous'],
  ['o', 'Open the proof'],
  ['u', 'Undo the last verdict'],
] as const

type DeskHeadProps = {
  verdict: Pick<ReturnType<typeof useVerdict>, 'checked' | 'last' | 'takeBack' | 'isJudging'>
  waiting: number
  /** Why what is seen may be old. */
  fault: string | undefined
}

/** How far the work is, the way back from a slip, and the keys. */
export function DeskHead({ verdict, waiting, fault }: DeskHeadProps) {
  return (
    <DeskLine keys={deskKeys} actions={<UndoVerdict {...verdict} />}>
      {formatCount(waiting)} waiting · {formatCount(verdict.checked)} checked
      {fault === undefined ? null : ` · ${fault}`}
    </DeskLine>
  )
}

import { Cluster, formatCount, theme } from '@store/sdk'
import styled from 'styled-components'
import { KeysHelp } from '../keys/keys-help.tsx'
import { KeysLine } from '../keys/keys-line.tsx'

/** What the keys of the desk do. */
const deskKeys = [
  ['v', 'Verify'],
  ['r', 'Reject, with a reason'],
  ['j', 'Next proof, undecided'],
  ['k', 'Previous proof'],
  ['o', 'Open the proof larger'],
] as const

const Line = styled(Cluster)`
  min-height: ${theme.targetDense};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

type DeskHeadProps = {
  checked: number
  waiting: number
  /** There are more than those counted. */
  isMore: boolean
  /** Why what is seen may be old. */
  fault: string | undefined
}

/** How far the work is, and the keys it is done with. */
export function DeskHead({ checked, waiting, isMore, fault }: DeskHeadProps) {
  return (
    <div>
      <Line justify="space-between">
        <p role="status">
          {formatCount(checked)} checked · {formatCount(waiting)}
          {isMore ? '+' : ''} waiting{fault === undefined ? null : ` · ${fault}`}
        </p>
        <KeysHelp keys={deskKeys} />
      </Line>
      <KeysLine keys={deskKeys} />
    </div>
  )
}

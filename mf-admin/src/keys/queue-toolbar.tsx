import { Cluster, type KeyHelp, theme, useScreenKeys } from '@store/ui'
import styled from 'styled-components'
import { KeysLine } from './keys-line.tsx'

const Line = styled(Cluster)`
  min-height: ${theme.targetDense};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

type QueueToolbarProps = {
  keys: readonly KeyHelp[]
  /** Actions on the whole queue. */
  actions?: React.ReactNode
  /** Progress, announced when it changes. */
  children: React.ReactNode
}

/** A line above a queue: progress, keyboard shortcuts and actions. */
export function QueueToolbar({ keys, actions, children }: QueueToolbarProps) {
  useScreenKeys(keys)
  return (
    <Line justify="space-between" gap="m">
      <p role="status">{children}</p>
      <KeysLine keys={keys} />
      {actions}
    </Line>
  )
}

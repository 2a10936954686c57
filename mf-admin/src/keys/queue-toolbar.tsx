import { Cluster, theme } from '@store/sdk'
import styled from 'styled-components'
import { type KeyHelp, KeysHelp } from './keys-help.tsx'
import { KeysLine } from './keys-line.tsx'

const Line = styled(Cluster)`
  min-height: ${theme.targetDense};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

type QueueToolbarProps = {
  keys: readonly KeyHelp[]
  /** What can be done to the whole of it. */
  actions?: React.ReactNode
  /** How far the work is; read out when it changes. */
  children: React.ReactNode
}

/** One line over the work: how far it is, and the keys it is done with. */
export function QueueToolbar({ keys, actions, children }: QueueToolbarProps) {
  return (
    <Line justify="space-between" gap="m">
      <p role="status">{children}</p>
      <KeysLine keys={keys} />
      <Cluster gap="xs">
        {actions}
        <KeysHelp keys={keys} />
      </Cluster>
    </Line>
  )
}

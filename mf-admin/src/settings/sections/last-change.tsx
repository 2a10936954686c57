import { formatDateTime, theme } from '@store/ui'
import styled from 'styled-components'

const Muted = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

type LastChangeProps = {
  changed?: { at: string; by: string } | undefined
  /** What counts until it is changed here. */
  unchanged?: string | undefined
}

/** Who changed a section last, or that it was never changed here. */
export function LastChange({
  changed,
  unchanged = 'Set when the store was installed. What you save here replaces it.',
}: LastChangeProps) {
  return (
    <Muted>
      {changed === undefined
        ? unchanged
        : `Changed by ${changed.by}, ${formatDateTime(changed.at)}.`}
    </Muted>
  )
}

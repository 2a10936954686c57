import { formatDateTime, theme } from '@store/ui'
import styled from 'styled-components'

const Muted = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/** Who changed a section last, or that it was never changed here. */
export function LastChange({ changed }: { changed?: { at: string; by: string } | undefined }) {
  return (
    <Muted>
      {changed === undefined
        ? 'From the configuration of the server, until it is changed here.'
        : `Changed by ${changed.by}, ${formatDateTime(changed.at)}.`}
    </Muted>
  )
}

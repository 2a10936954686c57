import * as messages from '@store/contract/rules/messages'
import { translate } from '@store/sdk'
import { announceOnMount, theme } from '@store/ui'
import styled from 'styled-components'

const Line = styled.p`
  color: ${theme.color.text};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

interface NearMatchProps {
  /** What was typed. */
  q: string
  /** The words that were searched instead, when no product was found as typed. */
  showing: string | undefined
}

/** Says which words were searched, when no product was found as typed. */
export function NearMatch({ q, showing }: NearMatchProps) {
  if (showing === undefined) return null
  return (
    <Line role="status" ref={announceOnMount}>
      {translate(messages.shop.noExactMatch(q, showing))}
    </Line>
  )
}

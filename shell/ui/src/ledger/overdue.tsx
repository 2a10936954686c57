import { theme } from '@store/ui/shared'
import { TriangleAlert } from 'lucide-react'
import styled from 'styled-components'

const Alarm = styled.span`
  color: ${theme.color.danger};
  font-weight: ${theme.weight.semibold};

  svg {
    display: inline;
    margin-inline-end: ${theme.space.xxs};
    vertical-align: -0.125em;
  }
`

/**
 * What should have been paid by now: it stands out by colour and sign, and its words say so.
 * @example <Overdue>₹500 overdue</Overdue>
 */
export function Overdue({ children }: { children: React.ReactNode }) {
  return (
    <Alarm>
      <TriangleAlert size={14} aria-hidden />
      {children}
    </Alarm>
  )
}

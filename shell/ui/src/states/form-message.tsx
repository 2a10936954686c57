import { translate } from '@store/sdk'
import { theme } from '@store/ui/shared'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { announceOnMount } from './announce-on-mount.ts'

type Tone = 'danger' | 'success' | 'warning' | 'info'

const { color } = theme

const looks = {
  danger: { icon: CircleAlert, ink: color.danger, paper: color.dangerSoft },
  success: { icon: CircleCheck, ink: color.success, paper: color.successSoft },
  warning: { icon: TriangleAlert, ink: color.warning, paper: color.warningSoft },
  info: { icon: Info, ink: color.primary, paper: color.primarySoft },
}

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: ${theme.space.xs};
  padding: ${theme.space.s};
  border: 1px solid currentColor;
  border-radius: ${theme.radius.m};
  background: ${({ $tone }) => looks[$tone].paper};
  color: ${({ $tone }) => looks[$tone].ink};

  > svg {
    flex: none;
    margin-block-start: 0.1em;
  }
`

const Text = styled.div`
  min-width: 0;
  color: ${color.text};
`

const alert = { role: 'alert' }
const status = { role: 'status', ref: announceOnMount }

/**
 * A message about a whole form or panel, announced when it comes; an error interrupts. A message of the contract is translated.
 * @example <FormMessage tone="danger">Login failed.</FormMessage>
 */
export function FormMessage({
  tone = 'danger',
  children,
}: {
  tone?: Tone
  children: React.ReactNode
}) {
  const Icon = looks[tone].icon
  return (
    <Box $tone={tone} {...(tone === 'danger' ? alert : status)}>
      <Icon size={18} aria-hidden />
      <Text>{typeof children === 'string' ? translate(children) : children}</Text>
    </Box>
  )
}

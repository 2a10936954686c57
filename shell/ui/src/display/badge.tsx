import { theme } from '@store/ui/shared'
import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'

/** The meaning of a badge's colour; its text has the same meaning. */
export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

const { color } = theme

const looks: Record<BadgeTone, { ink: string; paper: string }> = {
  neutral: { ink: color.textMuted, paper: color.surfaceSunken },
  info: { ink: color.primary, paper: color.primarySoft },
  success: { ink: color.success, paper: color.successSoft },
  warning: { ink: color.warning, paper: color.warningSoft },
  danger: { ink: color.danger, paper: color.dangerSoft },
}

const Label = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xxs};
  width: fit-content;
  padding: 0 ${theme.space.xs};
  border-radius: ${theme.radius.s};
  background: ${({ $tone }) => looks[$tone].paper};
  color: ${({ $tone }) => looks[$tone].ink};
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.semibold};
  line-height: 1.5rem;
  white-space: nowrap;
`

type BadgeProps = { tone?: BadgeTone; icon?: LucideIcon; children: React.ReactNode }

/**
 * A short label.
 * @example <Badge tone="danger">Out of stock</Badge>
 */
export function Badge({ tone = 'neutral', icon: Icon, children }: BadgeProps) {
  return (
    <Label $tone={tone}>
      {Icon && <Icon size={14} aria-hidden />}
      {children}
    </Label>
  )
}

import { theme } from '@store/ui/shared'
import styled from 'styled-components'
import { announceOnMount } from './announce-on-mount.ts'

const Bar = styled.label`
  display: grid;
  gap: ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;

  progress {
    width: 100%;
    height: ${theme.space.xs};
    accent-color: ${theme.color.primary};
  }
`

type ProgressBarProps = {
  /** What goes on; announced once, and again when something else does. */
  label: string
  /** How far it is, behind the label; not announced, because it changes all the time. */
  detail?: string | undefined
  /** Without it, how long it takes is unknown. */
  value?: number | undefined
  /** 1 by default. */
  max?: number | undefined
}

/**
 * The progress of something that takes a while.
 * @example <ProgressBar label="Sending your proof" detail="40 %" value={0.4} />
 */
export function ProgressBar({ label, detail, value, max }: ProgressBarProps) {
  return (
    <Bar>
      <span>
        <span role="status" ref={announceOnMount}>
          {label}
        </span>
        {detail === undefined ? null : <span aria-hidden>{`: ${detail}`}</span>}
      </span>
      <progress max={max} value={value} />
    </Bar>
  )
}

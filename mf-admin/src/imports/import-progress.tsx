import { theme } from '@store/sdk'
import styled from 'styled-components'

const Bar = styled.label`
  display: grid;
  gap: ${theme.space.xs};
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;

  progress {
    width: 100%;
    height: ${theme.space.s};
    accent-color: ${theme.color.primary};
  }
`

type ImportProgressProps = {
  fileName: string
  /** From 0 to 1. */
  sent: number
  isCheck: boolean
}

/** How far a file is: on its way by percent, then being read, of which nobody knows the length. */
export function ImportProgress({ fileName, sent, isCheck }: ImportProgressProps) {
  const percent = Math.round(sent * 100)
  const deed = isCheck ? 'being checked' : 'being imported'
  return (
    <Bar>
      {percent < 100 ? `Uploading ${fileName}: ${percent} %` : `${fileName} is ${deed}…`}
      {percent < 100 ? <progress max={100} value={percent} /> : <progress />}
    </Bar>
  )
}

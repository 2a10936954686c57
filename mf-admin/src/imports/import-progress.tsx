import { theme } from '@store/sdk'
import { useEffect, useState } from 'react'
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

/** Seconds since it was first shown. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0)
  // Only a timer knows that time passes.
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}

/** How far a file is: on its way by percent, then being read, of which nobody knows the length, so how long by now. */
export function ImportProgress({ fileName, sent, isCheck }: ImportProgressProps) {
  const seconds = useSeconds()
  const percent = Math.round(sent * 100)
  const deed = isCheck ? 'being checked' : 'being imported'
  return (
    <Bar>
      {percent < 100
        ? `Uploading ${fileName}: ${percent} %`
        : `${fileName} is ${deed}… ${seconds} s`}
      {percent < 100 ? <progress max={100} value={percent} /> : <progress />}
    </Bar>
  )
}

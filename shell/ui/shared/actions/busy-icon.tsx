import { LoaderCircle } from 'lucide-react'
import styled, { keyframes } from 'styled-components'
import { theme } from '../theme/theme.ts'

const turn = keyframes`
  to { transform: rotate(1turn); }
`

const Turning = styled(LoaderCircle)`
  ${theme.media.motion} {
    animation: ${turn} 800ms linear infinite;
  }
`

/** A spinner; stands still under `prefers-reduced-motion`. */
export function BusyIcon({ size = 18 }: { size?: number }) {
  return <Turning size={size} aria-hidden />
}

import { useState } from 'react'
import styled from 'styled-components'
import { theme } from '../theme/theme.ts'
import { useToasts } from './toast.ts'
import { ToastCard } from './toast-card.tsx'

const Place = styled.div`
  position: fixed;
  inset-block-start: ${theme.space.s};
  inset-inline: ${theme.space.s};
  z-index: ${theme.depth.toast};
  max-width: ${theme.width.form};
  max-height: calc(100dvh - 2 * ${theme.space.s});
  margin-inline: auto;
  overflow-y: auto;
  pointer-events: none;
`

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xs};

  &:not(:empty) + &:not(:empty) {
    margin-block-start: ${theme.space.xs};
  }
`

/**
 * Where toasts appear: top center (spec §2). The two live regions are there from the start, because a region that
 * comes together with its words is not read out. All wait while one is under the pointer or has the focus.
 */
export function ToastViewport() {
  const toasts = useToasts()
  const [isPaused, setIsPaused] = useState(false)
  const pause = () => setIsPaused(true)
  const resume = () => setIsPaused(false)
  return (
    <Place onPointerEnter={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume}>
      <List aria-live="assertive" aria-label="Errors">
        {toasts
          .filter((shown) => shown.tone === 'error')
          .map((shown) => (
            <ToastCard key={shown.id} shown={shown} isPaused={isPaused} />
          ))}
      </List>
      <List aria-live="polite" aria-label="Messages">
        {toasts
          .filter((shown) => shown.tone !== 'error')
          .map((shown) => (
            <ToastCard key={shown.id} shown={shown} isPaused={isPaused} />
          ))}
      </List>
    </Place>
  )
}

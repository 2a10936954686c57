import { t } from '@lingui/core/macro'
import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { theme } from '../theme/theme.ts'
import { type Toast, useToasts } from './toast.ts'
import { ToastCard } from './toast-card.tsx'

const Viewport = styled.section`
  position: fixed;
  inset-block: ${theme.space.s} auto;
  inset-inline: ${theme.space.s};
  z-index: ${theme.depth.toast};
  width: auto;
  max-width: ${theme.width.form};
  height: auto;
  max-height: calc(${theme.viewportHeight} - 2 * ${theme.space.s});
  margin: 0 auto;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
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
 * Shows the toasts at the top center (spec §2). The two live regions exist from the start, because a region that is
 * inserted together with its text is not announced.
 */
export function ToastViewport() {
  const toasts = useToasts()
  const viewport = useRef<HTMLElement>(null)
  useTopLayer(viewport, toasts)
  return (
    <Viewport ref={viewport} popover="manual" aria-label={t`Messages`}>
      <List aria-live="assertive">
        {toasts
          .filter((shown) => shown.tone === 'error')
          .map((shown) => (
            <ToastCard key={shown.id} shown={shown} />
          ))}
      </List>
      <List aria-live="polite">
        {toasts
          .filter((shown) => shown.tone !== 'error')
          .map((shown) => (
            <ToastCard key={shown.id} shown={shown} />
          ))}
      </List>
    </Viewport>
  )
}

/**
 * Shows the toasts in the browser's top layer, and moves them above a dialog that was opened since. Otherwise they stay
 * in place, because a region that was hidden for a moment is not announced.
 */
function useTopLayer(
  layerRef: React.RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
): void {
  useLayoutEffect(() => {
    const layer = layerRef.current
    // Without popovers (older browsers, jsdom) the z-index must suffice.
    if (!layer || typeof layer.showPopover !== 'function') return
    if (!layer.matches(':popover-open')) layer.showPopover()
    else if (toasts.length > 0 && document.querySelector('dialog:modal')) {
      layer.hidePopover()
      layer.showPopover()
    }
  }, [layerRef, toasts])
}

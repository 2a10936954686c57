import { t } from '@lingui/core/macro'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { theme } from '../theme/theme.ts'
import { ToastCard } from './toast-card.tsx'
import { useAudibleToasts } from './use-audible-toasts.ts'
import { useTopDialog } from './use-top-dialog.ts'

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
 * Shows the toasts at the top center, in the modal dialog in front if there is one. The two live regions exist before the
 * text, because a region that is inserted together with its text is not announced.
 */
export function ToastViewport() {
  const dialog = useTopDialog()
  const hasMoved = useRef(false)
  hasMoved.current ||= dialog !== null
  const regions = <Regions isNew={hasMoved.current} />
  return dialog ? createPortal(regions, dialog) : regions
}

function Regions({ isNew }: { isNew: boolean }) {
  const toasts = useAudibleToasts(isNew)
  const viewport = useRef<HTMLElement>(null)
  // Above the dialog. Without popovers (older browsers, jsdom) the z-index must suffice.
  useLayoutEffect(() => viewport.current?.showPopover?.(), [])
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

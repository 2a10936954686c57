import { t } from '@lingui/core/macro'
import { IconButton } from '@store/ui/shared'
import { ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Zoom } from './use-zoom.ts'
import { Frame } from './zoom-styles.ts'

/** A picture that fits its frame, or is enlarged and scrolls in it. */
export function ZoomFrame({ zoom, children }: { zoom: Zoom; children: ReactNode }) {
  return (
    <Frame {...zoom.frame} $isZoomed={!zoom.isMinimum} tabIndex={zoom.isMinimum ? undefined : 0}>
      <div style={{ width: `${zoom.scale * 100}%` }}>{children}</div>
    </Frame>
  )
}

/** Buttons for smaller, fit and larger, with the current scale. */
export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  return (
    <div>
      <IconButton
        label={t`Zoom out`}
        icon={ZoomOut}
        aria-disabled={zoom.isMinimum}
        onClick={zoom.reduce}
      />
      <output>{Math.round(zoom.scale * 100)}%</output>
      <IconButton
        label={t`Zoom in`}
        icon={ZoomIn}
        aria-disabled={zoom.isMaximum}
        onClick={zoom.enlarge}
      />
    </div>
  )
}

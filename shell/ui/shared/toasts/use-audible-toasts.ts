import { useEffect, useState } from 'react'
import { afterTwoFrames } from './after-two-frames.ts'
import { type Toast, useToasts } from './toast.ts'

/** What has been read out is not read again in another region. */
const announced = new WeakSet<Toast>()

/**
 * The toasts to put into a live region. A new region first shows only what was announced elsewhere, until browsers know it
 * as live: what comes together with a region, as the message of a dialog that closes, is not announced.
 * @param isNew whether the region replaces another; the first of a page has no text to wait for
 */
export function useAudibleToasts(isNew: boolean): readonly Toast[] {
  const toasts = useToasts()
  const [isKnown, setIsKnown] = useState(!isNew)
  useEffect(() => afterTwoFrames(() => setIsKnown(true)), [])
  useEffect(() => {
    if (!isKnown) return
    return afterTwoFrames(() => {
      for (const shown of toasts) announced.add(shown)
    })
  }, [toasts, isKnown])
  return isKnown ? toasts : toasts.filter((shown) => announced.has(shown))
}

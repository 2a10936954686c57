import { useSession } from '@store/sdk'
import { deferCode } from '@store/ui'
import { useLayoutEffect } from 'react'
import { checkAccess } from '../routing/route-access.ts'
import { useSiteMap } from '../routing/site-map-context.tsx'

/** The frame of the workbench, which buyers never download. */
export const workbenchFrame = deferCode(
  async () => (await import('./workbench-frame.tsx')).WorkbenchFrame,
)

/**
 * Whether the page of this path is part of the workbench, and the person may visit it; the document then has the
 * density of the workbench, also while its frame is downloaded.
 */
export function useIsWorkbench(pathname: string): boolean {
  const route = useSiteMap().findRoute(pathname)
  const session = useSession()
  const isWorkbench = route?.layout === 'workbench' && checkAccess(route, session) === 'admitted'
  useLayoutEffect(() => {
    if (!isWorkbench) return
    const { dataset } = document.documentElement
    dataset.layout = 'workbench'
    return () => {
      delete dataset.layout
    }
  }, [isWorkbench])
  return isWorkbench
}

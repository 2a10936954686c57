import { useSession } from '@store/sdk'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSiteMap } from '../routing/site-map-context.tsx'
import { saveInterruptedVisit } from './interrupted-visit.ts'

/**
 * Remembers the last page of a remote that a visitor opened, or was refused, to return there after sign-in.
 * @param isLeaving the session has just ended: its page is not a visitor's
 */
export function useVisitMemory(isLeaving: boolean): void {
  const location = useLocation()
  const { status } = useSession()
  const route = useSiteMap().findRoute(location.pathname)
  useEffect(() => {
    if (status !== 'signed-out' || isLeaving || route === undefined) return
    saveInterruptedVisit({ location, ...(route.roles && { roles: route.roles }) })
  }, [status, isLeaving, route, location])
}

import { useEndedSession } from '@store/host'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { saveInterruptedVisit } from '../sign-in/interrupted-visit.ts'

/**
 * Redirects to Login, once, when the session of this document ends (site 4.2): by a logout, here or in another tab, or
 * because it expired. In the last case the location is saved, so that the same user can continue there.
 * @returns true while redirecting: the current screen must not render for a visitor
 */
export function useLoginRedirect(): boolean {
  const ended = useEndedSession()
  const location = useLocation()
  const navigate = useNavigate()
  const [handledEnd, setHandledEnd] = useState(ended)
  if (ended !== handledEnd && (ended === null || location.pathname === '/login')) {
    setHandledEnd(ended)
  }
  const isLeaving = ended !== null && ended !== handledEnd && location.pathname !== '/login'
  useEffect(() => {
    if (!isLeaving) return
    if (ended.reason === 'expired') saveInterruptedVisit({ userId: ended.userId, location })
    void navigate('/login', { replace: true })
  }, [isLeaving, ended, location, navigate])
  return isLeaving
}

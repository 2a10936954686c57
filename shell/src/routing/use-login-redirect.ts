import { useEndedSession } from '@store/sdk'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { saveInterruptedVisit } from '../sign-in/interrupted-visit.ts'

/**
 * Leads to Login, once, when the session of this document ends (spec §4): by a logout, here or in another tab, or
 * because it expired. Then the place is remembered, for the same person to go on there.
 * @returns true on the way: the screen that is left must not render for a visitor
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

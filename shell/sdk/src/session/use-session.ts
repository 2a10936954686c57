import { createSelector } from '@reduxjs/toolkit'
import type { Audience } from '@store/contract/rules/accounts/roles'
import type { User } from '@store/contract/schemas/accounts/accounts'
import { useAppSelector } from '../store/hooks.ts'
import type { RootState } from '../store/root-reducer.ts'
import type { EndedSession } from './session-slice.ts'

/** The current user and role. */
export type CurrentSession =
  | { status: 'signed-in'; user: User; role: Audience }
  | { status: 'signed-out'; user: undefined; role: 'visitor' }

/** The current user and role, for code outside of components; components use {@link useSession}. */
export const selectSession = createSelector(
  (state: RootState) => state.session.current,
  (current): CurrentSession =>
    current
      ? { status: 'signed-in', user: current.user, role: current.role }
      : { status: 'signed-out', user: undefined, role: 'visitor' },
)

/**
 * The current user and role.
 * @example const { status, role } = useSession(); const tier = priceTierOf(role)
 */
export function useSession(): CurrentSession {
  return useAppSelector(selectSession)
}

/**
 * The session that ended in this document and why, until the next login; the shell then redirects to Login.
 * @returns `null` while a session is open, and when there was none
 */
export function useEndedSession(): EndedSession | null {
  return useAppSelector((state) => state.session.ended)
}

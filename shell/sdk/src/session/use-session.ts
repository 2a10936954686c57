import { createSelector } from '@reduxjs/toolkit'
import type { Audience } from '@store/contract/rules/roles'
import type { User } from '@store/contract/schemas/accounts'
import { useAppSelector } from '../store/hooks.ts'
import type { RootState } from '../store/root-reducer.ts'
import type { EndedSession } from './session-slice.ts'

/** Who looks at the page. */
export type CurrentSession =
  | { status: 'signed-in'; user: User; role: Audience }
  | { status: 'signed-out'; user: undefined; role: 'visitor' }

/** Who looks at the page, for code outside of components; components use {@link useSession}. */
export const selectSession = createSelector(
  (state: RootState) => state.session.current,
  (current): CurrentSession =>
    current
      ? { status: 'signed-in', user: current.user, role: current.role }
      : { status: 'signed-out', user: undefined, role: 'visitor' },
)

/**
 * Who is signed in, and as what.
 * @example const { status, role } = useSession(); const tier = priceTierOf(role)
 */
export function useSession(): CurrentSession {
  return useAppSelector(selectSession)
}

/**
 * Whose session is over in this document and why, until somebody signs in; the shell leads to Login then.
 * @returns `null` while a session is open, and for a visitor who never had one
 */
export function useEndedSession(): EndedSession | null {
  return useAppSelector((state) => state.session.ended)
}

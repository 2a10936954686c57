import { createSelector } from '@reduxjs/toolkit'
import type { Audience } from '@store/contract/rules/roles'
import type { User } from '@store/contract/schemas/accounts'
import { useAppSelector } from '../store/hooks.ts'
import type { RootState } from '../store/root-reducer.ts'

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

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Audience } from '@store/contract/rules/accounts/roles'
import { isRecord } from '@store/contract/rules/is-record'
import type { User } from '@store/contract/schemas/accounts/accounts'
import { type Session, sessionFrom } from './session.ts'
import { readSession } from './session-storage.ts'

/** The session that ended in this document, and why. */
export interface EndedSession {
  userId: string
  /** `expired`: the server rejected the token; the user's drafts are still stored. */
  reason: 'expired' | 'signed-out'
}

export interface SessionState {
  current: Session | null
  /** The previous session, until the next login; `null` when there was none. */
  ended: EndedSession | null
}

function end(state: SessionState, reason: EndedSession['reason']): void {
  if (state.current === null) return
  state.ended = { userId: state.current.user._id, reason }
  state.current = null
}

function open(state: SessionState, session: Session): void {
  state.current = session
  state.ended = null
}

/** The session slice, initialised from browser storage. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ current: readSession(), ended: null }),
  reducers: {
    /** The user logged in or registered in this tab. */
    signedIn: (state, { payload }: PayloadAction<Session>) => open(state, payload),
    /** The user logged out in this tab. */
    sessionEnded: (state) => end(state, 'signed-out'),
    /** The server rejected the token; not a logout. */
    sessionExpired: (state) => end(state, 'expired'),
    /** Another tab logged in (a session), logged out, or had its session expire. */
    sessionSynced: (state, { payload }: PayloadAction<Session | EndedSession['reason']>) =>
      typeof payload === 'string' ? end(state, payload) : open(state, payload),
    /** The server returned the current user data. */
    userRefreshed: (state, { payload }: PayloadAction<User>) => {
      if (state.current?.user._id !== payload._id) return
      state.current = sessionFrom({ token: state.current.token, user: payload })
    },
  },
})

export const { signedIn, sessionEnded, sessionExpired, sessionSynced, userRefreshed } =
  sessionSlice.actions

function hasSession(state: unknown): state is { session: SessionState } {
  return isRecord(state) && 'session' in state
}

/** The bearer token of the store's session; `undefined` for a visitor. */
export function selectToken(state: unknown): string | undefined {
  return hasSession(state) ? state.session.current?.token : undefined
}

/** The role of the current user, `visitor` without a session. */
export function selectRole(state: unknown): Audience {
  return hasSession(state) ? (state.session.current?.role ?? 'visitor') : 'visitor'
}

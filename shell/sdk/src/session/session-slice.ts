import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Audience } from '@store/contract/rules/roles'
import type { User } from '@store/contract/schemas/accounts'
import { isPlainRecord } from '../store/plain-record.ts'
import { type Session, sessionFrom } from './session.ts'
import { readSession } from './session-storage.ts'

/** Whose session is over in this document, and why. */
export interface EndedSession {
  userId: string
  /** `expired`: the server refused the token; what the person typed is still here. */
  reason: 'expired' | 'signed-out'
}

export interface SessionState {
  current: Session | null
  /** The session before, until somebody signs in; `null` when there was none. */
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

/** The session slice: starts from what the browser kept, and says who is signed in. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ current: readSession(), ended: null }),
  reducers: {
    /** A person signed in or registered here. */
    signedIn: (state, { payload }: PayloadAction<Session>) => open(state, payload),
    /** A person signed out here. */
    sessionEnded: (state) => end(state, 'signed-out'),
    /** The server no longer takes the token; that is not a logout. */
    sessionExpired: (state) => end(state, 'expired'),
    /** Another tab signed in (a session), signed out, or met the end of the session. */
    sessionSynced: (state, { payload }: PayloadAction<Session | EndedSession['reason']>) =>
      typeof payload === 'string' ? end(state, payload) : open(state, payload),
    /** The server told who the person is by now. */
    userRefreshed: (state, { payload }: PayloadAction<User>) => {
      if (state.current?.user._id !== payload._id) return
      state.current = sessionFrom({ token: state.current.token, user: payload })
    },
  },
})

export const { signedIn, sessionEnded, sessionExpired, sessionSynced, userRefreshed } =
  sessionSlice.actions

function hasSession(state: unknown): state is { session: SessionState } {
  return isPlainRecord(state) && 'session' in state
}

/** The bearer token of the store's session; `undefined` for a visitor. */
export function selectToken(state: unknown): string | undefined {
  return hasSession(state) ? state.session.current?.token : undefined
}

/** Who the store's person is, as far as prices and screens go. */
export function selectRole(state: unknown): Audience {
  return hasSession(state) ? (state.session.current?.role ?? 'visitor') : 'visitor'
}

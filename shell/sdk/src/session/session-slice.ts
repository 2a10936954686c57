import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Audience } from '@store/contract/rules/roles'
import type { User } from '@store/contract/schemas/accounts'
import { isPlainRecord } from '../store/plain-record.ts'
import { type Session, sessionFrom } from './session.ts'
import { readSession } from './session-storage.ts'

export interface SessionState {
  current: Session | null
}

/** The session slice: starts from what the browser kept, and says who is signed in. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ current: readSession() }),
  reducers: {
    /** A person signed in or registered here. */
    signedIn: (state, { payload }: PayloadAction<Session>) => {
      state.current = payload
    },
    /** The session is over: a logout, or a token the server no longer takes. */
    sessionEnded: (state) => {
      state.current = null
    },
    /** Another tab signed in or out. */
    sessionFollowed: (state, { payload }: PayloadAction<Session | null>) => {
      state.current = payload
    },
    /** The server told who the person is by now. */
    userRefreshed: (state, { payload }: PayloadAction<User>) => {
      if (state.current?.user._id !== payload._id) return
      state.current = sessionFrom({ token: state.current.token, user: payload })
    },
  },
})

export const { signedIn, sessionEnded, sessionFollowed, userRefreshed } = sessionSlice.actions

function holdsSession(state: unknown): state is { session: SessionState } {
  return isPlainRecord(state) && 'session' in state
}

/** The bearer token of the store's session; `undefined` for a visitor. */
export function selectToken(state: unknown): string | undefined {
  return holdsSession(state) ? state.session.current?.token : undefined
}

/** Who the store's person is, as far as prices and screens go. */
export function selectRole(state: unknown): Audience {
  return holdsSession(state) ? (state.session.current?.role ?? 'visitor') : 'visitor'
}

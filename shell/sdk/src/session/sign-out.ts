import type { AppStore } from '../store/store.ts'
import { sessionApi } from './session-api.ts'
import { selectToken, sessionEnded } from './session-slice.ts'

/**
 * Signs out (site 4.2): storage and cached server data are cleared at once, then the server ends the session; if it
 * cannot be reached, the user is still signed out in this browser.
 * @example await dispatch(signOut()); navigate('/login')
 */
export function signOut() {
  return async (dispatch: AppStore['dispatch'], getState: AppStore['getState']): Promise<void> => {
    const token = selectToken(getState())
    dispatch(sessionEnded())
    if (token) await dispatch(sessionApi.endpoints.logout.initiate(token, { track: false }))
  }
}

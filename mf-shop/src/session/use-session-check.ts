import { type AppDispatch, type RootState, selectSession, useAppDispatch } from '@store/sdk'

/**
 * Tells whether there is a session at this moment: a call may have ended it since the last render.
 * @example if (!hasSession()) return onSignedOut()
 */
export function useSessionCheck(): () => boolean {
  const dispatch = useAppDispatch()
  return () => dispatch(isSignedIn)
}

function isSignedIn(_dispatch: AppDispatch, getState: () => RootState): boolean {
  return selectSession(getState()).status === 'signed-in'
}

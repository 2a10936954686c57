import { useEffect } from 'react'
import { useRemoteState, useRemotes } from '../remotes/remotes-context.tsx'

/**
 * Says that the page can be read but not used, because its remote did not arrive: the HTML stays.
 * @param remote the remote of the page that the HTML shows
 */
export function MissingScreenNotice({ remote }: { remote: string }) {
  const { loader } = useRemotes()
  const state = useRemoteState(remote)
  useEffect(() => {
    if (state.status !== 'failed' && state.status !== 'blocked') return
    // Code that has run cannot be loaded again in this document.
    if (state.why === 'broken') globalThis.startGuard?.notify('error')
    else globalThis.startGuard?.notify('file', () => loader.retry(remote))
  }, [state, loader, remote])
  return null
}

import { type ChangeRequest, changeSite, type SiteOutcome } from './change-site.ts'
import type { ReleaseStore } from './release-store.ts'
import type { SiteState } from './site-revision.ts'

/**
 * Freezes the site: nothing is promoted and no canary begins or grows until it is unlocked. Going back stays open,
 * for a freeze must not keep a fault alive.
 * @throws without a reason, and when it is locked already
 */
export async function lockSite(store: ReleaseStore, request: ChangeRequest): Promise<SiteOutcome> {
  const { by, reason, at = new Date() } = request.actor
  if (!reason) throw new Error('Say why the site is locked')
  return changeSite(store, request, async (state) => {
    requireUnlocked(state)
    return { change: { action: 'lock' }, lock: { by, reason, at: at.toISOString() } }
  })
}

/** Lets the site be changed again; nothing to do when it may be already. */
export async function unlockSite(
  store: ReleaseStore,
  request: ChangeRequest,
): Promise<SiteOutcome> {
  return changeSite(store, request, async (state) =>
    state.lock ? { change: { action: 'unlock' }, lock: 'none' } : undefined,
  )
}

/** @throws saying who has locked the site, since when and why */
export function requireUnlocked({ lock }: SiteState): void {
  if (lock === undefined) return
  throw new Error(`The site is locked by ${lock.by} since ${lock.at}: ${lock.reason}`)
}

import type { SiteState } from '../site/site-revision.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { type ChangeRequest, changeSite, type SiteOutcome } from './change-site.ts'

/**
 * Locks the site: no release is promoted and no canary starts or grows until it is unlocked. Rollbacks stay possible,
 * because a freeze must not keep a broken release live.
 * @throws without a reason, and when the site is locked already
 */
export async function lockSite(store: ReleaseStore, request: ChangeRequest): Promise<SiteOutcome> {
  const { by, reason, at = new Date() } = request.actor
  if (!reason) throw new Error('A reason is required to lock the site')
  return changeSite(store, request, async (state) => {
    requireUnlocked(state)
    return { change: { action: 'lock' }, lock: { by, reason, at: at.toISOString() } }
  })
}

/** Unlocks the site, if it is locked. */
export async function unlockSite(
  store: ReleaseStore,
  request: ChangeRequest,
): Promise<SiteOutcome> {
  return changeSite(store, request, async (state) =>
    state.lock ? { change: { action: 'unlock' }, lock: 'none' } : undefined,
  )
}

/** @throws Error that says who locked the site, when and why */
export function requireUnlocked({ lock }: SiteState): void {
  if (lock === undefined) return
  throw new Error(`The site is locked by ${lock.by} since ${lock.at}: ${lock.reason}`)
}

import { nameOf, type Release } from '../release.ts'
import type { SiteState } from '../site/site-revision.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { type ChangeRequest, changeSite, type SiteOutcome, type SitePlan } from './change-site.ts'
import { liveVersion, withRelease } from './promote.ts'
import { requireUnlocked } from './site-lock.ts'

/** Releases that become stable together, in one revision. */
interface Selection extends ChangeRequest {
  releases: Release[]
}

/**
 * Makes several releases stable in one revision, unless they are already. The rest of the site, including its
 * canaries, does not change. Used by `npm start`, and for changes that span several remotes.
 * @throws Error with every incompatibility; when the site is locked; RevisionConflictError
 */
export async function composeSite(
  store: ReleaseStore,
  { releases, ...request }: Selection,
): Promise<SiteOutcome> {
  return changeSite(store, request, (state) => planSite(store, state, releases))
}

/**
 * Composes the first site of a store; an existing site does not change.
 * @throws Error with every incompatibility; when no shell is among the releases; when the site is locked
 */
export async function composeFirstSite(
  store: ReleaseStore,
  { releases, ...request }: Selection,
): Promise<SiteOutcome> {
  return changeSite(store, request, async (state) =>
    state.composition ? undefined : planSite(store, state, releases),
  )
}

async function planSite(
  store: ReleaseStore,
  state: SiteState,
  releases: Release[],
): Promise<SitePlan | undefined> {
  const entering = releases.filter(({ name, version }) => liveVersion(state, name) !== version)
  // The shell comes first: remotes can only be added to a site that has one.
  const inOrder = [...entering].sort((a) => (a.kind === 'shell' ? -1 : 1))
  if (inOrder.length === 0) return undefined
  requireUnlocked(state)
  let next = state
  for (const release of inOrder) {
    const draft = await withRelease(store, next, release)
    next = { ...next, composition: { revision: next.revision, ...draft } }
  }
  if (next.composition === undefined) return undefined
  const { shell, remotes } = next.composition
  return {
    change: { action: 'compose', releases: inOrder.map(nameOf) },
    draft: { shell, remotes },
  }
}

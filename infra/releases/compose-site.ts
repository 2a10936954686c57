import { type ChangeRequest, changeSite, type SiteOutcome } from './change-site.ts'
import { withRelease } from './promote.ts'
import { nameOf, type Release } from './release.ts'
import type { ReleaseStore } from './release-store.ts'
import { requireUnlocked } from './site-lock.ts'
import type { SiteState } from './site-revision.ts'

/** Releases that shall be in the site together, from one moment on. */
export interface Selection extends ChangeRequest {
  releases: Release[]
}

/**
 * Makes several releases the stable ones at once, when they are not already; what else is in the site stays, its
 * canaries included. This is the way of `npm start`, and of a change that one remote alone cannot make.
 * @throws with every objection, naming the offending pair; when the site is locked; RevisionTaken
 */
export async function composeSite(
  store: ReleaseStore,
  { releases, ...request }: Selection,
): Promise<SiteOutcome> {
  return changeSite(store, request, async (state) => {
    const entering = releases.filter((release) => !isStable(state, release))
    // The shell first: without one there is no site to put a remote into.
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
  })
}

function isStable({ composition }: SiteState, { kind, name, version }: Release): boolean {
  if (kind === 'shell') return composition?.shell.version === version
  return (
    composition?.remotes.some((live) => live.name === name && live.version === version) ?? false
  )
}

import { referenceTo, requireRelease } from '../published-releases.ts'
import type { Release } from '../release.ts'
import {
  type SiteDraft,
  toRemoteEntry,
  toShellEntry,
  withRemote,
  withStable,
} from '../site/live-remote.ts'
import type { SiteState } from '../site/site-revision.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { type ChangeRequest, changeSite, type SiteOutcome } from './change-site.ts'
import { requireUnlocked } from './site-lock.ts'

/** A release to make stable: a remote's, or the shell's. */
interface Promotion extends ChangeRequest {
  /** Or `shell`. */
  remote: string
  version: string
}

/**
 * Makes a published release the stable one of its remote; the rest of the site does not change. The previous
 * release becomes its fallback, and a canary of the remote ends.
 * @throws Error with every incompatibility; when the site is locked; RevisionConflictError
 */
export async function promote(store: ReleaseStore, promotion: Promotion): Promise<SiteOutcome> {
  const { remote, version } = promotion
  return changeSite(store, promotion, async (state) => {
    requireUnlocked(state)
    const release = await requireRelease(store, { name: remote, version })
    const replaces = liveVersion(state, remote)
    return {
      change: { action: 'promote', remote, version, ...(replaces && { replaces }) },
      draft: await withRelease(store, state, release),
    }
  })
}

/**
 * The site with a release added, or replacing the one of the same name.
 * @throws when the site has no shell
 */
export async function withRelease(
  store: ReleaseStore,
  { composition }: SiteState,
  release: Release,
): Promise<SiteDraft> {
  if (release.kind === 'shell') {
    return { shell: toShellEntry(release), remotes: composition?.remotes ?? [] }
  }
  if (composition === undefined) throw new Error('The site has no shell yet: promote a shell first')
  const before = composition.remotes.find(({ name }) => name === release.name)
  const previous = before && (await referenceTo(store, before))
  const { shell, remotes } = composition
  return {
    shell,
    remotes: withRemote(remotes, withStable(toRemoteEntry(release), before, previous)),
  }
}

/** Version of the stable release of a remote or the shell; `undefined` when it is not in the site. */
export function liveVersion(
  { composition }: Pick<SiteState, 'composition'>,
  name: string,
): string | undefined {
  if (name === 'shell') return composition?.shell.version
  return composition?.remotes.find((remote) => remote.name === name)?.version
}

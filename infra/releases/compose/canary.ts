import { randomUUID } from 'node:crypto'
import type { LiveRemote } from '@store/contract/schemas/site/composition'
import { requireRelease } from '../published-releases.ts'
import { nameOf } from '../release.ts'
import { toRemoteEntry, withCanary, withRemote } from '../site/live-remote.ts'
import type { SiteState } from '../site/site-revision.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { type ChangeRequest, changeSite, type SiteOutcome, type SitePlan } from './change-site.ts'
import { requireUnlocked } from './site-lock.ts'

/** A release that a share of all browsers gets instead of the stable one. */
interface CanaryRequest extends ChangeRequest {
  remote: string
  version: string
  /** 1 to 99; 0 ends this canary. */
  percent: number
}

/**
 * Starts, resizes or ends a canary: a share of all browsers gets another release of a remote. A remote has at most one
 * canary; another version replaces it.
 * @throws when the release is incompatible with the site; when the site is locked, unless the share shrinks; when the
 * canary to end does not exist; RevisionConflictError
 */
export async function setCanary(store: ReleaseStore, request: CanaryRequest): Promise<SiteOutcome> {
  const { percent } = request
  if (!Number.isInteger(percent) || percent < 0 || percent > 99) {
    throw new Error(
      `A canary gets 1 to 99 percent of all browsers, or 0 to end it, not ${percent} (use promote for all browsers)`,
    )
  }
  return changeSite(store, request, async (state) => {
    const live = requireLiveRemote(state, request.remote)
    return percent === 0
      ? planStop(state, live, request)
      : planStart(store, state, { live, request })
  })
}

function planStop(
  state: SiteState,
  live: LiveRemote,
  request: CanaryRequest,
): SitePlan | undefined {
  const { remote, version } = request
  if (live.canary === undefined) return undefined
  if (live.canary.release.version !== version) {
    throw new Error(
      `${nameOf({ name: remote, version })} is not the canary of ${remote}, which is ${live.canary.release.version}`,
    )
  }
  return createPlan(state, withCanary(live), { version, percent: 0 })
}

async function planStart(
  store: ReleaseStore,
  state: SiteState,
  { live, request }: { live: LiveRemote; request: CanaryRequest },
): Promise<SitePlan> {
  const { remote, version, percent } = request
  const isSmaller = live.canary?.release.version === version && percent <= live.canary.percent
  if (!isSmaller) requireUnlocked(state)
  if (live.version === version) {
    throw new Error(`${nameOf({ name: remote, version })} is stable: all browsers get it already`)
  }
  const release = await requireRelease(store, { name: remote, version })
  if (release.kind !== 'remote') throw new Error('Only a remote can have a canary')
  // The same canary keeps its salt when its share changes, so that browsers already in it stay in it.
  const salt = live.canary?.release.version === version ? live.canary.salt : randomUUID()
  const canary = { percent, ...(salt && { salt }), release: toRemoteEntry(release) }
  return createPlan(state, withCanary(live, canary), { version, percent })
}

function createPlan(
  { composition }: SiteState,
  remote: LiveRemote,
  change: { version: string; percent: number },
): SitePlan {
  if (composition === undefined) throw new Error('There is no site yet')
  const { shell, remotes } = composition
  return {
    change: { action: 'canary', remote: remote.name, ...change },
    draft: { shell, remotes: withRemote(remotes, remote) },
  }
}

/** @throws Error that lists the remotes of the site */
export function requireLiveRemote(
  { composition }: Pick<SiteState, 'composition'>,
  name: string,
): LiveRemote {
  const remotes = composition?.remotes ?? []
  const live = remotes.find((remote) => remote.name === name)
  if (live) return live
  const names = remotes.map((remote) => remote.name).join(', ') || 'none'
  throw new Error(`${name} is not in the site; its remotes: ${names}`)
}

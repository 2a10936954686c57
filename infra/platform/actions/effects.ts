import type { LiveRemote } from '@store/contract/schemas/site/composition'
import type { SiteState } from '../../releases/site/site-revision.ts'

/**
 * Describes a change of the site, one sentence per effect: what visitors get, and whether the site is locked.
 * @returns an empty list when nothing changes
 */
export function describeEffects(before: SiteState, after: SiteState): string[] {
  const [from, to] = [before.composition, after.composition]
  const shell = describeVersionChange(from?.shell.version, to?.shell.version)
  const names = [...(from?.remotes ?? []), ...(to?.remotes ?? [])].map(({ name }) => name)
  const remoteIn = ({ composition }: SiteState, name: string) =>
    composition?.remotes.find((remote) => remote.name === name)
  return [
    ...(shell ? [`shell: everybody gets ${shell}`] : []),
    ...[...new Set(names)]
      .sort()
      .flatMap((name) =>
        describeRemoteEffects(name, remoteIn(before, name), remoteIn(after, name)),
      ),
    ...describeLockEffects(before, after),
  ]
}

function describeRemoteEffects(name: string, before?: LiveRemote, after?: LiveRemote): string[] {
  if (after === undefined) return before ? [`${name}: is no longer part of the site`] : []
  const stable = describeVersionChange(before?.version, after.version)
  const fallback = describeVersionChange(
    before?.fallback?.version ?? 'nothing',
    after.fallback?.version ?? 'nothing',
  )
  return [
    ...(stable ? [`${name}: everybody gets ${stable}`] : []),
    ...describeCanaryEffects(name, before?.canary, after.canary),
    ...(fallback ? [`${name}: falls back to ${fallback}`] : []),
  ]
}

function describeCanaryEffects(
  name: string,
  before: LiveRemote['canary'],
  after: LiveRemote['canary'],
): string[] {
  if (after === undefined) {
    return before ? [`${name}: the canary ${describeCanary(before)} ends`] : []
  }
  if (before && describeCanary(before) === describeCanary(after)) return []
  return [
    `${name}: ${describeCanary(after)} is the canary${before ? ` instead of ${describeCanary(before)}` : ''}`,
  ]
}

function describeCanary({ percent, release }: NonNullable<LiveRemote['canary']>): string {
  return `${release.version} for ${percent} % of all browsers`
}

function describeLockEffects(before: SiteState, after: SiteState): string[] {
  if (!before.lock && after.lock) {
    return ['nothing can be promoted and no canary can begin or grow; rolling back stays possible']
  }
  if (before.lock && !after.lock) return ['the site can be changed again']
  return []
}

function describeVersionChange(
  before: string | undefined,
  after: string | undefined,
): string | undefined {
  if (after === undefined || before === after) return undefined
  return before === undefined ? after : `${after} instead of ${before}`
}

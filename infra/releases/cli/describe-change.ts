import type { SiteChange } from '../site/site-revision.ts'

/**
 * Describes a change in one line: what it did, the revision it was based on, and why.
 * @example 'promote mf-shop 1.2.0 (was 1.1.0), from revision 7: faster search'
 */
export function describeChange(change: SiteChange): string {
  const { action, remote, version, replaces, percent, restores, releases, from, reason } = change
  const parts = [
    action,
    remote,
    version,
    percent !== undefined && `${percent} %`,
    replaces && `(was ${replaces})`,
    restores !== undefined && `to revision ${restores}`,
    releases?.join(', '),
  ]
  const summary = parts.filter((part) => part).join(' ')
  return `${summary}, from revision ${from}${reason ? `: ${reason}` : ''}`
}

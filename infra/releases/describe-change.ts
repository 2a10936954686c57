import type { SiteChange } from './site-revision.ts'

/**
 * One line on what a change did, upon which revision and why.
 * @example 'promote mf-shop 1.2.0 (was 1.1.0), from revision 7: faster search'
 */
export function describeChange(change: SiteChange): string {
  const { action, remote, version, replaces, percent, restores, releases, from, reason } = change
  const words = [
    action,
    remote,
    version,
    percent !== undefined && `${percent} %`,
    replaces && `(was ${replaces})`,
    restores !== undefined && `to revision ${restores}`,
    releases?.join(', '),
  ]
  const said = words.filter((word) => word).join(' ')
  return `${said}, from revision ${from}${reason ? `: ${reason}` : ''}`
}

import { wholeNumber } from '../../../processes/command-line.ts'
import { listReleases, publishedAt } from '../../published-releases.ts'
import { nameOf, type Release } from '../../release.ts'
import { readHistory } from '../../site/site-history.ts'
import type { SiteChange, SiteRevision } from '../../site/site-revision.ts'
import type { ReleaseCommand } from '../command.ts'

export const history: ReleaseCommand = {
  usage: 'history',
  summary: 'who changed what when, newest first',
  options: [
    {
      flags: '--limit <…>',
      description: 'number of changes; default 20',
      parse: wholeNumber,
    },
    { flags: '--publishes', description: 'lists publishes too' },
  ],
  run: async ({ store, options }) => {
    const limit = options.limit ?? 20
    const changes = await readHistory(store, limit)
    const releases = options.publishes ? await listReleases(store) : []
    const published = releases.filter((release) => release.published)
    const entries = [...changes.map(changeEntry), ...published.map(publishEntry)]
    entries.sort((a, b) => b.at.localeCompare(a.at))
    const newest = entries.slice(0, limit)
    return {
      data: {
        changes,
        published: published.map(({ files: _, ...release }) => release),
      },
      lines: newest.map(({ at, line }) => `${at}  ${line}`),
    }
  },
}

function changeEntry({ revision, change }: SiteRevision) {
  return { at: change.at, line: `${revision}  ${change.by}  ${describeChange(change)}` }
}

/**
 * Describes a change in one line: what it did, the revision it was based on, and why.
 * @example 'promote mf-shop 1.2.0 (was 1.1.0), from revision 7: faster search'
 */
function describeChange(change: SiteChange): string {
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

function publishEntry(release: Release) {
  const by = release.published?.by ?? ''
  return { at: publishedAt(release), line: `-  ${by}  publish ${nameOf(release)}` }
}

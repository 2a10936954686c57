import { listReleases, publishedAt } from '../../published-releases.ts'
import { nameOf, type Release } from '../../release.ts'
import { readHistory } from '../../site/site-history.ts'
import { type SiteRevision, toStoredRevision } from '../../site/site-revision.ts'
import { type Command, parseWholeNumber } from '../command.ts'
import { describeChange } from '../describe-change.ts'

export const history: Command = {
  args: '',
  summary: 'who changed what when, newest first',
  options: {
    limit: { type: 'string', description: 'number of changes; default 20' },
    publishes: { type: 'boolean', description: 'lists publishes too' },
  },
  run: async ({ store, options }) => {
    const limit = parseWholeNumber(options.limit, '--limit') ?? 20
    const changes = await readHistory(store, limit)
    const releases = options.publishes ? await listReleases(store) : []
    const published = releases.filter((release) => release.published)
    const entries = [...changes.map(changeEntry), ...published.map(publishEntry)]
    entries.sort((a, b) => b.at.localeCompare(a.at))
    const newest = entries.slice(0, limit)
    return {
      data: {
        changes: changes.map(toStoredRevision),
        published: published.map(({ files: _, ...release }) => release),
      },
      lines: newest.map(({ at, line }) => `${at}  ${line}`),
    }
  },
}

function changeEntry({ revision, change }: SiteRevision) {
  return { at: change.at, line: `${revision}  ${change.by}  ${describeChange(change)}` }
}

function publishEntry(release: Release) {
  const by = release.published?.by ?? ''
  return { at: publishedAt(release), line: `-  ${by}  publish ${nameOf(release)}` }
}

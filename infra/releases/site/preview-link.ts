import { createHmac } from 'node:crypto'
import type { Preview } from '@store/contract/schemas/site/preview'
import { referenceTo, requireRelease } from '../published-releases.ts'
import { nameOf } from '../release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { readState } from './site-history.ts'

/** What a link shows, and how it is signed. */
interface PreviewLinkRequest {
  /** Published releases of remotes of the site, e.g. `mf-shop` and `1.4.2`. */
  releases: readonly { name: string; version: string }[]
  /** The API's `PLATFORM_TOKEN`. */
  token: string
  expiresAt: Date
}

/** How long a link is valid: a working day by default, a week at most. */
export const previewHours = { default: 12, max: 168 }

/**
 * Signs a link that shows published releases in the site to anybody who has it, until it expires. It pins each
 * `release.json` by its hash.
 * @returns a path below the site's origin, e.g. `/?preview=eyJ…`
 * @throws when a release is not published, or is not a remote of the site
 */
export async function signPreviewLink(
  store: ReleaseStore,
  { releases, token, expiresAt }: PreviewLinkRequest,
): Promise<string> {
  if (token === '')
    throw new Error('A preview link is signed with PLATFORM_TOKEN, which is not set')
  const { composition } = await readState(store)
  const preview: Preview = { releases: [], expiresAt: expiresAt.toISOString() }
  for (const id of releases) {
    if (!composition?.remotes.some(({ name }) => name === id.name)) {
      throw new Error(`${nameOf(id)} cannot be previewed: ${id.name} is not a remote of the site`)
    }
    await requireRelease(store, id)
    const { integrity = '' } = (await referenceTo(store, id)) ?? {}
    preview.releases.push({ name: id.name, version: id.version, integrity })
  }
  const payload = Buffer.from(JSON.stringify(preview)).toString('base64url')
  const signature = createHmac('sha256', token).update(`preview.${payload}`).digest('base64url')
  return `/?preview=${payload}.${signature}`
}

import type { Preview } from '@store/contract/schemas/site/preview'
import { listOf, recordAt, textAt } from '../composition/json-reader.ts'

/** The link is not signed by the platform or has expired; retrying does not help. */
export class InvalidLinkError extends Error {}

/**
 * Asks the API for the releases of a preview link; only the API can verify the signature.
 * @throws InvalidLinkError; Error when the response of the API is invalid
 */
export async function readPreviewLink(link: string): Promise<Preview> {
  const answer = await fetch(new URL('/api/previews', location.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link }),
  })
  if (answer.status === 403 || answer.status === 400) throw new InvalidLinkError()
  if (!answer.ok) throw new Error(`the API answered ${answer.status}`)
  const preview = recordAt(await answer.json(), 'preview')
  return {
    releases: listOf(preview.releases, 'preview.releases', (value, at) => {
      const { name, version, integrity } = recordAt(value, at)
      return {
        name: textAt(name, `${at}.name`),
        version: textAt(version, `${at}.version`),
        integrity: textAt(integrity, `${at}.integrity`),
      }
    }),
    expiresAt: textAt(preview.expiresAt, 'preview.expiresAt'),
  }
}

import type { Preview } from '@store/contract/schemas/site/preview'
import { parseAs } from '../composition/parse-as.ts'
import { previewCheck } from '../composition/schema-checks.ts'

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
  return parseAs(previewCheck, await answer.json(), 'the answer to a preview link')
}

import type { Composition } from '@store/contract/schemas/site/composition'
import { parseAs } from './parse-as.ts'
import { compositionCheck } from './schema-checks.ts'

/**
 * The composition inlined into this document. It stays valid until the next reload, because mixing releases
 * in one document breaks it silently.
 * @throws Error when the document has none or an invalid one
 */
export function readComposition(document: Document): Composition {
  const inlined = document.getElementById('composition')?.textContent
  if (!inlined) throw new Error('the document carries no composition')
  return parseAs(compositionCheck, JSON.parse(inlined), 'the composition of the document')
}

/**
 * Fetches the current composition for a remote that could not be loaded: its release may have been replaced
 * since this document was served.
 * @throws Error when the site cannot be reached or the response is invalid
 */
export async function fetchComposition(): Promise<Composition> {
  const answer = await fetch(new URL('/composition.json', location.origin), { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`composition.json answered ${answer.status}`)
  return parseAs(compositionCheck, await answer.json(), 'composition.json')
}

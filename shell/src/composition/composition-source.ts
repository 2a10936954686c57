import type { Composition } from '@store/contract/schemas/composition'
import { parseComposition } from './composition-parser.ts'

/**
 * The composition this document was made with. It holds until the next reload: mixing releases in one
 * document breaks it in silence.
 * @throws Error when the document carries none, or one that is not as agreed
 */
export function readComposition(document: Document): Composition {
  const inlined = document.getElementById('composition')?.textContent
  if (!inlined) throw new Error('the document carries no composition')
  return parseComposition(JSON.parse(inlined))
}

/**
 * The composition as it is now, for a remote that could not be loaded: its release may have been
 * replaced since this document was made.
 * @throws Error when the site cannot be reached or answers something else
 */
export async function fetchComposition(): Promise<Composition> {
  const answer = await fetch(new URL('/composition.json', location.origin), { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`composition.json answered ${answer.status}`)
  return parseComposition(await answer.json())
}

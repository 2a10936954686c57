import type { PageHead } from '@store/contract/rules/page-head'
import { writeHead } from './document-head.ts'

type Layer = 'route' | 'screen'

const heads: Record<Layer, Set<PageHead>> = { route: new Set(), screen: new Set() }

/** What the gateway wrote into the document holds until a screen has something to say. */
let isOurs = false

/**
 * Lets a part of the page say something of the whole page, until it leaves. Several add up; of two that
 * say the same thing the later one counts, and a screen before the route it stands on.
 * @returns takes it back
 */
export function addHead(head: PageHead, layer: Layer): () => void {
  heads[layer].add(head)
  isOurs ||= layer === 'screen'
  if (isOurs) writeHead(wholeHead())
  return () => {
    heads[layer].delete(head)
    if (isOurs) writeHead(wholeHead())
  }
}

function wholeHead(): PageHead {
  const parts = [...heads.route, ...heads.screen]
  const whole: PageHead = {}
  for (const part of parts) Object.assign(whole, part)
  return { ...whole, structured: parts.flatMap((part) => part.structured ?? []) }
}

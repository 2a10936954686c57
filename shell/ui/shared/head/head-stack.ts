import type { PageHead } from '@store/contract/rules/site/page-head'
import { writeHead } from './document-head.ts'

type Layer = 'route' | 'screen'

const heads: Record<Layer, Set<PageHead>> = { route: new Set(), screen: new Set() }

/** The gateway's head elements stay until a screen sets its own. */
let isOurs = false

/**
 * Adds a component's entries to the page head while it is mounted. Entries are merged; later ones win, and those of a
 * screen win over those of its route.
 * @returns removes them
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

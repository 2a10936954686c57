import {
  type HeadElement,
  headElementsOf,
  jsonLdOf,
  type PageHead,
} from '@store/contract/rules/site/page-head'
import { company } from '../../../sdk/src/company/company.ts'
import { publicOrigin } from './public-origin.ts'
import { trustedData } from './trusted-data.ts'

/** Marks the head elements of the current page, written by the gateway or {@link writeHead}. */
const mark = 'data-page-head'

/** Replaces the head elements of the previous page with those of this one. */
export function writeHead(head: PageHead): void {
  const elements = headElementsOf(head, {
    siteName: company.name,
    origin: publicOrigin(),
    pathname: location.pathname,
  })
  const nodes = elements.flatMap((element) => {
    if (element.tag !== 'title') return [nodeOf(element)]
    document.title = element.text
    return []
  })
  for (const old of document.head.querySelectorAll(`[${mark}]:not(title)`)) old.remove()
  document.head.append(...nodes)
}

function nodeOf(element: Exclude<HeadElement, { tag: 'title' }>): HTMLElement {
  const node = document.createElement(element.tag)
  node.setAttribute(mark, '')
  if (element.tag === 'script') {
    node.setAttribute('type', 'application/ld+json')
    node.textContent = trustedData(jsonLdOf(element.data))
  } else {
    for (const [name, value] of Object.entries(element.attributes)) node.setAttribute(name, value)
  }
  return node
}

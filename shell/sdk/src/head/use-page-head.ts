import type { PageHead } from '@store/contract/rules/page-head'
import { useEffect } from 'react'
import { addHead } from './head-stack.ts'

/**
 * Says what the screen is to search engines and share previews, for as long as it is shown: title,
 * description, picture, structured data. Parts of one screen may each say a part; `PageHeader` says the
 * title and the trail already. Builders of structured data: `@store/contract/rules/structured-data`.
 * @example usePageHead({ description: 'Answers to …', structured: [faqData(questions)] })
 */
export function usePageHead(head: PageHead): void {
  useHead(head, 'screen')
}

/**
 * The shell's: what is known of a route before its screen has arrived. A screen's own words count more.
 */
export function useRouteHead(head: PageHead): void {
  useHead(head, 'route')
}

function useHead(head: PageHead, layer: 'route' | 'screen'): void {
  // By content, because screens write the object anew each time they render.
  const content = JSON.stringify(head)
  useEffect(() => {
    const said: PageHead = JSON.parse(content)
    return addHead(said, layer)
  }, [content, layer])
}

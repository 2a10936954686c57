import type { PageHead } from '@store/contract/rules/site/page-head'
import { useEffect } from 'react'
import { addHead } from './head-stack.ts'

/**
 * Sets the page head for search engines and share previews while the screen is mounted: title, description, picture,
 * structured data. Several components may each set a part; `PageHeader` already sets the title and the breadcrumbs.
 * Builders of structured data: `@store/contract/rules/site/structured-data`.
 * @example usePageHead({ description: 'Answers to …', structured: [faqData(questions)] })
 */
export function usePageHead(head: PageHead): void {
  useHead(head, 'screen')
}

/**
 * For the shell: the head of a route before its screen is loaded. The screen's own head wins.
 */
export function useRouteHead(head: PageHead): void {
  useHead(head, 'route')
}

function useHead(head: PageHead, layer: 'route' | 'screen'): void {
  // Compared by content, because screens create a new object on every render.
  const content = JSON.stringify(head)
  useEffect(() => {
    const said: PageHead = JSON.parse(content)
    return addHead(said, layer)
  }, [content, layer])
}

import { usePageHead } from '../head/use-page-head.ts'

/**
 * Names the document after the screen, before the site's own name.
 * @example usePageTitle('My Orders') // 'My Orders · Deccan IT Supply'
 */
export function usePageTitle(title: string): void {
  usePageHead({ title })
}

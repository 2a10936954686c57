import { usePageHead } from '../head/use-page-head.ts'

/**
 * Sets the document title to that of the screen, followed by the site's name.
 * @example usePageTitle('My Orders') // 'My Orders · Deccan IT Supply'
 */
export function usePageTitle(title: string): void {
  usePageHead({ title })
}

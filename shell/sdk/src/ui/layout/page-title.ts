import { useEffect } from 'react'

/**
 * Names the document after the screen, before the site's own name, and gives the name back on leaving.
 * @example usePageTitle('My Orders') // 'My Orders · Store'
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const siteTitle = document.title
    document.title = siteTitle === '' ? title : `${title} · ${siteTitle}`
    return () => {
      document.title = siteTitle
    }
  }, [title])
}

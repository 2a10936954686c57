import { memo, Suspense, use } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ScreenSkeleton } from '../screens/screen-skeleton.tsx'
import { useFirstHtml } from './first-html.ts'

/**
 * The page inside the layout. While the HTML of the document stands for it, React leaves that HTML alone. Memoised: a new
 * render of the layout would have React replace HTML that waits by a skeleton.
 */
export const HydratedOutlet = memo(function HydratedOutlet() {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <WhenReady />
    </Suspense>
  )
})

function WhenReady() {
  const firstHtml = useFirstHtml()
  const { pathname } = useLocation()
  if (firstHtml?.ready && firstHtml.pathname === pathname) use(firstHtml.ready)
  return <Outlet />
}

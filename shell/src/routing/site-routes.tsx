import { type RouteObject, useRoutes } from 'react-router-dom'
import { SiteLayout } from '../layout/site-layout.tsx'
import { LoadedScreen } from '../screens/loaded-screen.tsx'
import { UnauthorizedScreen } from '../screens/unauthorized-screen.tsx'
import { signInScreens } from '../sign-in/sign-in-screens.ts'
import { RouteGuard } from './route-guard.tsx'

/** All routes of remotes share one splat: they are data and matched by the site map. */
const routes: RouteObject[] = [
  {
    // Without a path: a layout route at `/` would win over the splat for the home page.
    element: <SiteLayout />,
    children: [
      ...Object.entries(signInScreens).map(([path, load]) => ({
        path,
        element: <LoadedScreen key={path} load={load} />,
      })),
      { path: '/unauthorized', element: <UnauthorizedScreen /> },
      { path: '*', element: <RouteGuard /> },
    ],
  },
]

/** Renders the page of the current URL inside the site layout. */
export function SiteRoutes() {
  return useRoutes(routes)
}

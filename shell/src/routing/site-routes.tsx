import { type RouteObject, useRoutes } from 'react-router-dom'
import { SiteLayout } from '../layout/site-layout.tsx'
import { LoadedScreen } from '../screens/loaded-screen.tsx'
import { UnauthorizedScreen } from '../screens/unauthorized-screen.tsx'
import { signInScreens } from '../sign-in/sign-in-screens.ts'
import { RouteGuard } from './route-guard.tsx'

/** Remotes' addresses all meet in one splat: they are data, and matched by the site map. */
const routes: RouteObject[] = [
  {
    // Without a path: a layout at `/` would match the home page better than the splat does.
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

/** The page of the address, inside the layout all pages have. */
export function SiteRoutes() {
  return useRoutes(routes)
}

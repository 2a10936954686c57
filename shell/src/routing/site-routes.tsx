import type { RouteObject } from 'react-router-dom'
import { SiteLayout } from '../layout/site-layout.tsx'
import { LoadedScreen } from '../screens/loaded-screen.tsx'
import { ShellFaultScreen } from '../screens/shell-fault-screen.tsx'
import { UnauthorizedScreen } from '../screens/unauthorized-screen.tsx'
import { signInScreens } from '../sign-in/sign-in-screens.ts'
import { RemotePlace } from './remote-place.tsx'

/** The router's table. Remotes' addresses all meet in one splat: they are data, and matched by the site map. */
export const siteRoutes: RouteObject[] = [
  {
    // Without a path: a layout at `/` would match the home page better than the splat does.
    element: <SiteLayout />,
    errorElement: <ShellFaultScreen />,
    children: [
      ...Object.entries(signInScreens).map(([path, load]) => ({
        path,
        element: <LoadedScreen key={path} load={load} />,
      })),
      { path: '/unauthorized', element: <UnauthorizedScreen /> },
      { path: '*', element: <RemotePlace /> },
    ],
  },
]

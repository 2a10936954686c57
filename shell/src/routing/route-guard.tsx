import { useSession } from '@store/sdk'
import { Navigate, useLocation } from 'react-router-dom'
import { RemoteOutlet } from '../remotes/remote-outlet.tsx'
import { NotFoundScreen } from '../screens/not-found-screen.tsx'
import { checkAccess } from './route-access.ts'
import { useSiteMap } from './site-map-context.tsx'

/**
 * Every address that is not the shell's own: guarded, then handed to the remote that owns it. Keyed by the person:
 * nothing that a screen holds for one is there for the next.
 */
export function RouteGuard() {
  const { pathname } = useLocation()
  const route = useSiteMap().findRoute(pathname)
  const session = useSession()
  if (route === undefined) return <NotFoundScreen />

  switch (checkAccess(route.roles, session)) {
    case 'sign-in':
      return <Navigate to="/login" replace />
    case 'unauthorized':
      return <Navigate to="/unauthorized" replace />
    case 'admitted':
      return <RemoteOutlet key={`${route.remote} ${session.user?._id}`} name={route.remote} />
  }
}

import { securityPathOf } from '@store/contract/rules/accounts/roles'
import type { CurrentSession } from '@store/host'
import { useSession } from '@store/sdk'
import { Navigate, useLocation } from 'react-router-dom'
import { RemoteOutlet } from '../remotes/remote-outlet.tsx'
import { NotFoundScreen } from '../screens/not-found-screen.tsx'
import { checkAccess, includesRole } from './route-access.ts'
import type { SiteRoute } from './site-map.ts'
import { useSiteMap } from './site-map-context.tsx'

/** What the screen says about a refusal: the rights that were missing, unless the role is the reason. */
function reasonOf({ roles = [], rights }: SiteRoute, { role }: CurrentSession) {
  return includesRole(roles, role) ? { rights } : null
}

/**
 * Guards every route of a remote and renders the remote that owns it. Keyed by user, so that no screen state of one user
 * is left for the next. An admin who has to set up a second factor can open only the screen for it.
 */
export function RouteGuard() {
  const { pathname } = useLocation()
  const route = useSiteMap().findRoute(pathname)
  const session = useSession()
  if (route === undefined) return <NotFoundScreen />

  switch (checkAccess(route, session)) {
    case 'sign-in':
      return <Navigate to="/login" replace />
    case 'unauthorized':
      return <Navigate to="/unauthorized" replace state={reasonOf(route, session)} />
    case 'admitted':
      if (route.roles && session.user?.secondFactorMissing) {
        const securityPath = securityPathOf(session.user.role)
        if (pathname !== securityPath) return <Navigate to={securityPath} replace />
      }
      return <RemoteOutlet key={`${route.remote} ${session.user?._id}`} name={route.remote} />
  }
}

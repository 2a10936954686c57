import type { Audience } from '@store/contract/rules/accounts/roles'
import { type PageHead, routeHead } from '@store/contract/rules/site/page-head'
import { matchRoute } from '@store/contract/rules/site/route-match'
import type {
  NavigationLink,
  RailLink,
  RemoteRelease,
  ShellRelease,
} from '@store/contract/schemas/site/composition'
import { includesRole, isOpenWith } from './route-access.ts'

/** A route of a remote and the roles that may visit it. */
export interface SiteRoute {
  path: string
  remote: string
  roles?: readonly string[]
  /** Which rights open it, any one of them; absent: every one. */
  rights?: readonly string[]
  title?: string
  description?: string
  /** What surrounds the page; absent for a page of the site. */
  layout?: string
  /** Path of the page that shows this screen, too. */
  slot?: string
}

/** Routes and navigation of the releases of a document; available without any remote's code. */
export interface SiteMap {
  /** @returns `undefined` when no remote owns the path */
  findRoute: (pathname: string) => SiteRoute | undefined
  /** The screen that another remote puts into the page at a path, for an audience. */
  findScreenInside: (path: string, audience: Audience) => SiteRoute | undefined
  /** The page head known before the page's code is loaded. */
  headOf: (pathname: string) => PageHead
  /** Navigation links for an audience, in their order. */
  linksFor: (audience: Audience) => NavigationLink[]
  /**
   * Links of the account menu for an audience, in their order. Only those whose route the composition has and the
   * audience may visit: a link may be newer than the live release that has its route.
   */
  accountLinksFor: (audience: Audience) => NavigationLink[]
  /**
   * Links in the rail of the workbench for an audience, like {@link accountLinksFor}.
   * @param held the rights of an admin; absent: all of the role
   */
  railFor: (audience: Audience, held?: readonly string[]) => RailLink[]
}

/** Builds the site map from the releases of a document. */
export function createSiteMap(shell: ShellRelease, remotes: readonly RemoteRelease[]): SiteMap {
  const remoteRoutes = remotes.flatMap(({ name, routes }): SiteRoute[] =>
    routes.map((route) => ({ ...route, remote: name })),
  )
  const routes = [...remoteRoutes, ...(shell.routes ?? [])]
  const links = inOrder(remotes.flatMap(({ navigation }) => navigation))
  const accountLinks = inOrder(remotes.flatMap(({ accountLinks: own = [] }) => own))
  const rail = inOrder(remotes.flatMap(({ rail: own = [] }) => own))
  const routeAt = (pathname: string) => matchRoute(routes, pathname)?.route
  const isOfferedTo =
    (audience: Audience, held?: readonly string[]) =>
    ({ to, audiences }: NavigationLink) => {
      const route = matchRoute(remoteRoutes, to.replace(/[?#].*/, ''))?.route
      return (
        route !== undefined &&
        isFor(route.roles, audience) &&
        isFor(audiences, audience) &&
        isOpenWith(held, route.rights)
      )
    }
  return {
    findRoute: (pathname) => {
      const page = routeAt(pathname)
      return page && 'remote' in page ? page : undefined
    },
    findScreenInside: (path, audience) =>
      remoteRoutes.find(({ slot, roles }) => slot === path && isFor(roles, audience)),
    headOf: (pathname) => headOfRoute(routeAt(pathname)),
    linksFor: (audience) => links.filter(({ audiences }) => isFor(audiences, audience)),
    accountLinksFor: (audience) => accountLinks.filter(isOfferedTo(audience)),
    railFor: (audience, held) => rail.filter(isOfferedTo(audience, held)),
  }
}

function inOrder<Link extends NavigationLink>(links: Link[]): Link[] {
  return links.toSorted((left, right) => left.order - right.order)
}

function isFor(audiences: readonly string[] | undefined, audience: Audience): boolean {
  return audiences === undefined || includesRole(audiences, audience)
}

function headOfRoute(route: Omit<SiteRoute, 'remote'> | undefined): PageHead {
  return route === undefined ? { isHidden: true } : routeHead(route)
}

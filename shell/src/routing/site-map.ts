import type { PageHead } from '@store/contract/rules/page-head'
import type { Audience } from '@store/contract/rules/roles'
import type {
  NavigationLink,
  RemoteRelease,
  ShellRelease,
} from '@store/contract/schemas/composition'
import { matchRoutes } from 'react-router-dom'
import { includesRole } from './admission.ts'

/** Where an address leads: to a remote, and who may go there. */
export interface Place {
  path: string
  remote: string
  roles?: readonly string[]
  title?: string
  description?: string
}

/** What the releases of a document say about addresses and navigation; none of it needs a remote's code. */
export interface SiteMap {
  /** @returns `undefined` when no remote answers for the address */
  placeOf: (pathname: string) => Place | undefined
  /** What is known of a page before its code has arrived. */
  headOf: (pathname: string) => PageHead
  /** Navigation links for a person, in their order. */
  linksFor: (audience: Audience) => NavigationLink[]
}

/** Reads the site map out of the releases a document has. */
export function createSiteMap(shell: ShellRelease, remotes: readonly RemoteRelease[]): SiteMap {
  const places = remotes.flatMap(({ name, routes }): Place[] =>
    routes.map((route) => ({ ...route, remote: name })),
  )
  const pages = [...places, ...(shell.routes ?? [])]
  const links = remotes
    .flatMap(({ navigation }) => navigation)
    .toSorted((left, right) => left.order - right.order)
  const pageOf = remembersLast((pathname) => matchRoutes(pages, pathname)?.at(-1)?.route)
  return {
    placeOf: (pathname) => {
      const page = pageOf(pathname)
      return page && 'remote' in page ? page : undefined
    },
    headOf: (pathname) => headOfRoute(pageOf(pathname)),
    linksFor: (audience) =>
      links.filter(({ audiences }) => audiences === undefined || includesRole(audiences, audience)),
  }
}

/** The parts of a page ask for the same address one after the other; to match it costs a few milliseconds. */
function remembersLast<Found>(find: (pathname: string) => Found): (pathname: string) => Found {
  let last: { pathname: string; found: Found } | undefined
  return (pathname) => {
    if (last?.pathname !== pathname) last = { pathname, found: find(pathname) }
    return last.found
  }
}

function headOfRoute(route: Omit<Place, 'remote'> | undefined): PageHead {
  if (route === undefined) return { isHidden: true }
  const { title, description, roles } = route
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(roles && { isHidden: true }),
  }
}

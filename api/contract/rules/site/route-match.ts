/** The path pattern of a route of the site. */
export interface RoutePattern {
  /** `/shop`, `/product/:id`, `/superadmin/*` */
  path: string
}

/** The route that matches a path, and the values of its parameters. */
export interface RouteMatch<Route extends RoutePattern> {
  route: Route
  params: Record<string, string>
}

/**
 * Finds the route of a path as the router does, in a few lines: for the boot script and the gateway, which cannot load
 * a router. Literal segments rank before parameters, and these before a splat.
 */
export function matchRoute<Route extends RoutePattern>(
  routes: readonly Route[],
  pathname: string,
): RouteMatch<Route> | undefined {
  let best: RouteMatch<Route> | undefined
  for (const route of routes) {
    const params = paramsOf(route.path, pathname)
    if (params && (best === undefined || isCloser(route.path, best.route.path))) {
      best = { route, params }
    }
  }
  return best
}

function paramsOf(path: string, pathname: string): Record<string, string> | undefined {
  const wanted = segmentsOf(path)
  const given = segmentsOf(pathname)
  const isSplat = wanted.at(-1) === '*'
  if (isSplat) wanted.pop()
  if (isSplat ? given.length < wanted.length : given.length !== wanted.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, word] of wanted.entries()) {
    const found = given[index] ?? ''
    if (word.startsWith(':')) params[word.slice(1)] = decoded(found)
    else if (word.toLowerCase() !== found.toLowerCase()) return undefined
  }
  return params
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}

/** Compared from the left: the first segment that differs decides. */
function isCloser(one: string, other: string): boolean {
  const [a, b] = [segmentsOf(one).map(closeness), segmentsOf(other).map(closeness)]
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}

function closeness(word: string): number {
  if (word === '*') return 0
  return word.startsWith(':') ? 1 : 2
}

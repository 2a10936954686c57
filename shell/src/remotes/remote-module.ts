import type { Remote } from '@store/sdk'

/**
 * Finds the remote in the module it exposes as `./remote`.
 * @throws Error when the module exports something else
 */
export function readRemoteModule(module: unknown): Remote {
  if (isRemoteModule(module)) return module.remote
  throw new Error('the module exports no remote made by defineRemote')
}

function isRemoteModule(module: unknown): module is { remote: Remote } {
  return isObject(module) && isObject(module.remote) && isRouteList(module.remote.routes)
}

function isRouteList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((route: unknown) => isObject(route) && typeof route.path === 'string')
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

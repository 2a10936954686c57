import { isRecord } from '@store/contract/rules/is-record'
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
  return isRecord(module) && isRecord(module.remote) && isRouteList(module.remote.routes)
}

function isRouteList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((route: unknown) => isRecord(route) && typeof route.path === 'string')
  )
}

import type { Module } from 'webpack'

/** Returns the modules inside a concatenated module. */
export function innerModules(module: Module): Module[] {
  if (!('modules' in module)) return [module]
  const inner: unknown = module.modules
  return inner instanceof Set || Array.isArray(inner) ? [...inner] : [module]
}

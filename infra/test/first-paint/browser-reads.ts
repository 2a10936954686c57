import { existsSync } from 'node:fs'
import path from 'node:path'
import { type ModuleFunction, type ModuleFunctions, readFunctions } from './module-functions.ts'

/** A browser global that is read while a screen renders. */
export interface BrowserRead {
  file: string
  line: number
  global: string
  /** The component or hook that leads there; empty for what runs when the module starts. */
  by: string
}

/** Components and hooks run while a screen renders; `prefetch` runs before. Handlers, effects and snapshots do not. */
const rendering = /^(?:[A-Z]|use[A-Z]|prefetch$)/

/**
 * Finds where a screen reads the browser while it renders: its own modules and those that it imports from its remote.
 * @param screen file of the screen
 */
export function findBrowserReads(screen: string): BrowserRead[] {
  const modules = readModules(screen)
  return [...modules].flatMap(([file, module]) => {
    const roots = module.functions.filter(({ name }) => rendering.test(name))
    return [module.start, ...roots].flatMap((root) => readsOf({ file, root }, modules))
  })
}

function readModules(screen: string): Map<string, ModuleFunctions> {
  const modules = new Map<string, ModuleFunctions>()
  const waiting = [screen]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (modules.has(file)) continue
    const module = readFunctions(file)
    modules.set(file, module)
    for (const source of module.sources) {
      const imported = resolveSource(file, source)
      if (imported) waiting.push(imported)
    }
  }
  return modules
}

/** What a component reads by itself and by all functions that it calls. */
function readsOf(
  { file, root }: { file: string; root: ModuleFunction },
  modules: ReadonlyMap<string, ModuleFunctions>,
): BrowserRead[] {
  const seen = new Set<ModuleFunction>()
  const visit = (inFile: string, found: ModuleFunction): BrowserRead[] => {
    if (seen.has(found)) return []
    seen.add(found)
    const own = found.reads.map((read) => ({ ...read, file: inFile, by: root.name }))
    // Other components and hooks are roots themselves.
    const local = found.calls.filter(({ name }) => !rendering.test(name))
    const imported = found.importedCalls.flatMap((name) => {
      const { from, name: exported } = modules.get(inFile)?.imports.get(name) ?? {}
      const target = from && resolveSource(inFile, from)
      const called = exported ? modules.get(target ?? '')?.exported.get(exported) : undefined
      return target && called && !rendering.test(called.name) ? visit(target, called) : []
    })
    return [...own, ...local.flatMap((called) => visit(inFile, called)), ...imported]
  }
  return visit(file, root)
}

/** Files of the remote itself; packages have checks of their own. */
function resolveSource(file: string, source: string): string | undefined {
  if (!source.startsWith('.')) return undefined
  const resolved = path.resolve(path.dirname(file), source)
  return /\.tsx?$/.test(resolved) && existsSync(resolved) ? resolved : undefined
}

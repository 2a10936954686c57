import { existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Type } from 'typebox'
import { parseAs } from '../releases/release.ts'

/** Types, documents and source maps are not read at run time. */
const unused = /\.(?:d\.[cm]?ts|ts|map|md|markdown)$/

/**
 * Copies installed packages and all they depend on to where a copied program finds them.
 * @param workspace folder of the package that depends on them, below the root of the repository
 * @param names packages; an optional dependency that is not installed is left out
 * @param target folder: of the copy; program: the folder of the program in it, default the same
 * @throws when one is not installed, or when two versions of one would be in the same place
 */
export async function copyPackages(
  workspace: string,
  names: readonly string[],
  { folder, program = '' }: { folder: string; program?: string },
): Promise<void> {
  const sources = new Map<string, string>()
  const targetOf = (source: string) => {
    const inWorkspace = path.relative(workspace, source)
    return inWorkspace.startsWith('..')
      ? path.relative(path.dirname(workspace), source)
      : path.join(program, inWorkspace)
  }
  for (const name of names) await collect(name, workspace, { sources, targetOf })
  for (const [target, source] of sources) {
    await cp(source, path.join(folder, target), {
      recursive: true,
      // A package below another one is in the list if it is needed.
      filter: (file) => !unused.test(file) && file !== path.join(source, 'node_modules'),
    })
  }
}

type Collection = {
  /** Folders of packages by their place in the copy, e.g. `node_modules/a/node_modules/b`. */
  sources: Map<string, string>
  targetOf: (source: string) => string
}

/** Adds a package and its dependencies. */
async function collect(name: string, user: string, collection: Collection): Promise<void> {
  const { sources, targetOf } = collection
  const source = findPackage(name, user)
  if (source === undefined) throw new Error(`${name} is not installed: ${user} needs it`)
  const target = targetOf(source)
  const other = sources.get(target)
  if (other === source) return
  if (other) throw new Error(`${source} and ${other} cannot both be copied to ${target}`)
  sources.set(target, source)
  const { dependencies = {}, optionalDependencies = {} } = await readManifest(source)
  for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const isMissing = dependency in optionalDependencies && !findPackage(dependency, source)
    if (!isMissing) await collect(dependency, source, collection)
  }
}

/** Looks where Node does: in the `node_modules` of the folder and of each folder above it. */
function findPackage(name: string, from: string): string | undefined {
  const found = path.join(from, 'node_modules', name)
  if (existsSync(path.join(found, 'package.json'))) return found
  const above = path.dirname(from)
  return above === from ? undefined : findPackage(name, above)
}

const Versions = Type.Optional(Type.Record(Type.String(), Type.String()))
const ManifestSchema = Type.Object({ dependencies: Versions, optionalDependencies: Versions })

async function readManifest(folder: string) {
  const file = path.join(folder, 'package.json')
  return parseAs(ManifestSchema, JSON.parse(await readFile(file, 'utf8')), file)
}

import { existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Type } from 'typebox'
import { parseAs } from '../releases/release.ts'

/**
 * Copies installed packages and all they depend on into the `node_modules` of another folder.
 * @param workspace folder of the package that depends on them
 * @param names packages; an optional dependency that is not installed is left out
 * @throws when one is not installed, or when two versions of one would be in the same place
 */
export async function copyPackages(
  workspace: string,
  names: readonly string[],
  folder: string,
): Promise<void> {
  const sources = new Map<string, string>()
  for (const name of names) await collect(sources, name, workspace)
  for (const [place, source] of sources) {
    const isNested = (file: string) => path.relative(source, file).startsWith('node_modules')
    await cp(source, path.join(folder, place), {
      recursive: true,
      filter: (file) => !isNested(file),
    })
  }
}

/** Adds a package and its dependencies by their place, e.g. `node_modules/a/node_modules/b`. */
async function collect(sources: Map<string, string>, name: string, user: string): Promise<void> {
  const source = findPackage(name, user)
  if (source === undefined) throw new Error(`${name} is not installed: ${user} needs it`)
  const place = source.slice(source.indexOf(`node_modules${path.sep}`))
  const other = sources.get(place)
  if (other === source) return
  if (other) throw new Error(`${source} and ${other} cannot both be copied to ${place}`)
  sources.set(place, source)
  const { dependencies = {}, optionalDependencies = {} } = await readManifest(source)
  for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const isMissing = dependency in optionalDependencies && !findPackage(dependency, source)
    if (!isMissing) await collect(sources, dependency, source)
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

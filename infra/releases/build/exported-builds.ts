import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Build, filesFolder, readBuild, writeBuildRecord } from './build-folder.ts'

/**
 * Copies finished builds into a folder from which they can be published without their sources, in place of those that
 * were exported there before. Source maps are left out, because they are not published.
 * @param folder gets a subfolder for each build
 * @throws when the folder contains anything else
 */
export async function exportBuilds(builds: readonly Build[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) await requireBuild(path.join(folder, name))
  // Renamed when it is complete: an interrupted export leaves the one before.
  const draft = `${folder}.draft`
  await rm(draft, { recursive: true, force: true })
  for (const build of builds) {
    const target = path.join(draft, build.name)
    await cp(build.files, path.join(target, filesFolder), {
      recursive: true,
      filter: (source) => !source.endsWith('.map'),
    })
    await writeBuildRecord(target, build)
  }
  await rm(folder, { recursive: true })
  await rename(draft, folder)
}

/**
 * Reads the builds of an exported folder.
 * @throws when there are none, or something else
 */
export async function readExportedBuilds(folder: string): Promise<Build[]> {
  const names = (await readdir(folder)).sort()
  if (names.length === 0) throw new Error(`${folder} contains no builds`)
  return Promise.all(names.map((name) => requireBuild(path.join(folder, name))))
}

async function requireBuild(folder: string): Promise<Build> {
  const build = await readBuild(folder)
  if (build) return build
  throw new Error(`${folder} is not a finished build`)
}

import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bundleApi, bundledEntry, installedPackages } from '../start/api/api-bundle.ts'
import { copyPackages } from './copy-packages.ts'

/**
 * Copies what the API runs to a folder: its bundled programs and their data in `api/`, and the packages that they
 * import, without those of the development.
 * @throws CommandError if the API does not build
 */
export async function stageApi(root: string, folder: string): Promise<void> {
  await bundleApi(root)
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'api'), { recursive: true })
  const bundle = dirname(bundledEntry(root, 'server'))
  for (const name of await readdir(bundle)) {
    if (!/\.js(?:\.map)?$|^data$/.test(name)) continue
    await cp(join(bundle, name), join(folder, 'api', name), { recursive: true })
  }
  const packages = await installedPackages(root)
  await copyPackages(join(root, 'api'), packages, { folder, program: 'api' })
}

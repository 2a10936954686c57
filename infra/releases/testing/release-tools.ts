import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import path from 'node:path'

const repository = path.join(import.meta.dirname, '..', '..', '..')

/**
 * Copies what the team of one remote has in addition to its source: the SDK, the components, the contract and the
 * release tools. The copy contains no source of the shell or of another remote, and no parent folder does.
 * @param folder empty, outside the repository
 */
export async function copyReleaseTools(folder: string): Promise<void> {
  const parts = [
    'package.json',
    'package-lock.json',
    'shell/sdk',
    'shell/ui',
    'api/contract',
    'api/bucket',
    'infra',
  ]
  await Promise.all(
    parts.map((part) =>
      cp(path.join(repository, part), path.join(folder, part), {
        recursive: true,
        // What a team runs has no tests.
        filter: (source) => !/^node_modules$|\.test\.tsx?$/.test(path.basename(source)),
      }),
    ),
  )
  const modules = path.join(folder, 'node_modules')
  const installed = path.join(repository, 'node_modules')
  await mkdir(path.join(modules, '@store'), { recursive: true })
  // Skip links into the repository.
  const foreign = (await readdir(installed)).filter((name) => !/^(@store$|mf-)/.test(name))
  await Promise.all(
    foreign.map((name) => symlink(path.join(installed, name), path.join(modules, name))),
  )
  await symlink(path.join(folder, 'shell/sdk'), path.join(modules, '@store/sdk'))
  await symlink(path.join(folder, 'shell/ui'), path.join(modules, '@store/ui'))
  await symlink(path.join(folder, 'api/contract'), path.join(modules, '@store/contract'))
  await symlink(path.join(folder, 'api/bucket'), path.join(modules, '@store/bucket'))
}

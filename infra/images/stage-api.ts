import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { CommandError } from '../processes/command-error.ts'
import { lastLines, runCommand } from '../processes/run-command.ts'
import { bundleApi, bundledEntry } from '../start/api/api-bundle.ts'

/** Types, documents and the source maps of packages are not read at run time. */
const unused = /\.(?:d\.[cm]?ts|ts|map|md|markdown)$/

/**
 * Copies what the API runs to a folder: its bundled programs in `api/`, and the packages that they import, without
 * those of the development.
 * @throws CommandError if the API does not build or npm does not know its packages
 */
export async function stageApi(root: string, folder: string): Promise<void> {
  await bundleApi(root)
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'api'), { recursive: true })
  const bundle = dirname(bundledEntry(root, 'server'))
  for (const name of await readdir(bundle)) {
    if (/\.js(?:\.map)?$/.test(name)) await cp(join(bundle, name), join(folder, 'api', name))
  }
  for (const source of await productionPackages(root, '@store/api')) {
    await cp(source, join(folder, relative(root, source)), {
      recursive: true,
      // A package below another one is in the list if it is needed.
      filter: (file) => !unused.test(file) && file !== join(source, 'node_modules'),
    })
  }
}

async function productionPackages(root: string, workspace: string): Promise<string[]> {
  const { ok, output } = await runCommand({
    file: 'npm',
    args: ['ls', '--omit=dev', '--workspace', workspace, '--parseable', '--all'],
    cwd: root,
  })
  const packages = output.split('\n').filter((line) => line.includes('/node_modules/'))
  if (!ok || packages.length === 0) throw new CommandError(`npm ls failed: ${lastLines(output)}`)
  return [...new Set(packages)]
}

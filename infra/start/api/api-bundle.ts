import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build, context, formatMessages, type Message } from 'esbuild'
import { CommandError } from '../../processes/command-error.ts'
import { runIfChanged } from './fingerprint.ts'

/** Entry points of the API by name, each a file in api/src. The workers are threads of `server`. */
export const ENTRIES = {
  server: 'server.ts',
  'catalog-worker': 'catalog-worker.ts',
  'order-worker': 'order-worker.ts',
  'import-worker': 'import-worker.ts',
  'match-worker': 'match-worker.ts',
  'quantity-worker': 'quantity-worker.ts',
  'statement-worker': 'statement-worker.ts',
  'page-worker': 'page-worker.ts',
  'price-list-worker': 'price-list-worker.ts',
  migrate: 'operations/commands/migrate.ts',
  seed: 'operations/commands/seed.ts',
  'create-superadmin': 'operations/commands/create-superadmin.ts',
  'remove-second-factor': 'operations/commands/remove-second-factor.ts',
  'move-files': 'operations/commands/move-files.ts',
} as const

export type ApiEntry = keyof typeof ENTRIES

/** Path of the bundled entry point. */
export function bundledEntry(root: string, entry: ApiEntry): string {
  return join(bundleFolder(root), `${entry}.js`)
}

/**
 * Bundles the API if one of its files has changed.
 * @returns true if it was bundled
 * @throws CommandError with the compiler's messages
 */
export function bundleApi(root: string): Promise<boolean> {
  const inputs = [join(root, 'api'), join(root, 'package-lock.json')]
  return runIfChanged(fingerprintFile(root), inputs, async () => {
    await prepareFolder(root)
    const options = await bundleOptions(root)
    // Each by itself: of the doors of domains a program then gets only what it uses, which threads load in a moment.
    const builds = Object.entries(options.entryPoints).map(([name, file]) =>
      build({ ...options, entryPoints: { [name]: file } }),
    )
    await Promise.all(builds).catch(throwBuildError)
  })
}

/**
 * Rebuilds an already bundled API after every change and calls `onBuilt` with the build errors, or an empty string.
 * @returns a function that stops watching
 */
export async function watchApi(
  root: string,
  onBuilt: (errors: string) => void,
): Promise<() => Promise<void>> {
  // Without the fingerprint the next start builds again: it cannot know the inputs of a watched build.
  await rm(fingerprintFile(root), { force: true })
  let isFirst = true
  const watcher = await context({
    ...(await bundleOptions(root)),
    plugins: [
      {
        name: 'after-each-change',
        setup: (hooks) =>
          hooks.onEnd(async ({ errors }) => {
            if (!isFirst) onBuilt(await formatErrors(errors))
            isFirst = false
          }),
      },
    ],
  })
  await watcher.watch()
  return () => watcher.dispose()
}

function bundleFolder(root: string): string {
  return join(root, '.data/build/api')
}

function fingerprintFile(root: string): string {
  return join(bundleFolder(root), '.inputs')
}

/**
 * Packages are not bundled: a link makes those that npm installed below api/ resolvable. The data of the demo is read
 * beside the program.
 */
async function prepareFolder(root: string): Promise<void> {
  const folder = bundleFolder(root)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(join(root, 'api/seed/data'), join(folder, 'data'), { recursive: true })
  const nodeModules = join(root, 'api/node_modules')
  if (existsSync(nodeModules)) await symlink(nodeModules, join(folder, 'node_modules'), 'junction')
}

/** The packages that the API imports at run time; those of the workspace are bundled. */
export async function installedPackages(root: string): Promise<string[]> {
  const folders = ['api', 'api/bucket']
  const manifests = await Promise.all(
    folders.map(
      async (folder): Promise<{ dependencies: Record<string, string> }> =>
        JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')),
    ),
  )
  const names = manifests.flatMap(({ dependencies }) => Object.keys(dependencies))
  return names.filter((name) => !name.startsWith('@store/'))
}

async function bundleOptions(
  root: string,
): Promise<Omit<BuildOptions, 'entryPoints'> & { entryPoints: Record<string, string> }> {
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      Object.entries(ENTRIES).map(([name, file]) => [name, `api/src/${file}`]),
    ),
    outdir: bundleFolder(root),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    external: await installedPackages(root),
    logLevel: 'silent',
  }
}

async function throwBuildError(error: unknown): Promise<never> {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) throw error
  throw new CommandError(`The API does not build:\n${await formatErrors(error.errors)}`, {
    cause: error,
  })
}

async function formatErrors(errors: Message[]): Promise<string> {
  return (await formatMessages(errors, { kind: 'error', color: false })).join('\n').trim()
}

import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build, context, formatMessages, type Message } from 'esbuild'
import { unlessUnchanged } from './fingerprint.ts'
import { Problem } from './problem.ts'

/** The programs of the API, each a file of api/src; the workers are threads of `server`. */
const ENTRIES = [
  'server',
  'catalog-worker',
  'order-worker',
  'import-worker',
  'migrate',
  'seed',
  'create-superadmin',
] as const

export type ApiEntry = (typeof ENTRIES)[number]

/** Where the bundled program lies. */
export function bundledEntry(root: string, entry: ApiEntry): string {
  return join(bundleFolder(root), `${entry}.js`)
}

/**
 * Bundles the API when one of its files has changed; answers whether it had to.
 * @throws Problem with the compiler's messages
 */
export function bundleApi(root: string): Promise<boolean> {
  const inputs = [join(root, 'api'), join(root, 'package-lock.json')]
  return unlessUnchanged(inputsMark(root), inputs, async () => {
    await prepareFolder(root)
    await build(await bundleOptions(root)).catch(refuse)
  })
}

/**
 * Bundles the API, bundled before, again after every change; calls back after each attempt with the faults, if any.
 * Answers how to stop.
 */
export async function watchApi(
  root: string,
  onBuilt: (faults: string) => void,
): Promise<() => Promise<void>> {
  // What is built from now on is of no known inputs: the next start builds anew.
  await rm(inputsMark(root), { force: true })
  let isFirst = true
  const watcher = await context({
    ...(await bundleOptions(root)),
    plugins: [
      {
        name: 'after-each-change',
        setup: (hooks) =>
          hooks.onEnd(async ({ errors }) => {
            if (!isFirst) onBuilt(await describe(errors))
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

function inputsMark(root: string): string {
  return join(bundleFolder(root), '.inputs')
}

/** Packages stay outside the bundle; those that npm put below api/ are found through a link. */
async function prepareFolder(root: string): Promise<void> {
  const folder = bundleFolder(root)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const own = join(root, 'api/node_modules')
  if (existsSync(own)) await symlink(own, join(folder, 'node_modules'), 'junction')
}

async function bundleOptions(root: string): Promise<BuildOptions> {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(join(root, 'api/package.json'), 'utf8'),
  )
  return {
    absWorkingDir: root,
    entryPoints: ENTRIES.map((name) => `api/src/${name}.ts`),
    outdir: bundleFolder(root),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    external: Object.keys(manifest.dependencies).filter((name) => name !== '@store/contract'),
    logLevel: 'silent',
  }
}

async function refuse(error: unknown): Promise<never> {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) throw error
  throw new Problem(`The API does not build:\n${await describe(error.errors)}`, { cause: error })
}

async function describe(errors: Message[]): Promise<string> {
  return (await formatMessages(errors, { kind: 'error', color: false })).join('\n').trim()
}

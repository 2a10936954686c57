import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { copyPackages } from './copy-packages.ts'

/** A process whose image contains a bundle instead of sources. */
interface BundledProcess {
  entry: string
  /** Read at run time; copied beside the bundle. */
  files?: readonly string[]
  /** Packages that read files of their own at run time; copied with their dependencies. */
  packages?: readonly string[]
}

const processes = {
  gateway: {
    entry: 'infra/gateway/serve.ts',
    files: ['infra/gateway/first-html/renderer/render-child.mjs'],
  },
  platform: { entry: 'infra/platform/cli.ts', files: ['infra/platform/files'] },
  release: {
    entry: 'infra/releases/image-cli.ts',
    files: ['infra/releases/checks/health-child.mjs', 'infra/releases/checks/health-page.js'],
    packages: ['@jitl/quickjs-ng-wasmfile-release-sync', 'quickjs-emscripten-core'],
  },
} as const satisfies Record<string, BundledProcess>

/** A process that has an image and is bundled for it. The API has a bundler of its own (`start/api/api-bundle.ts`). */
export type ProcessName = keyof typeof processes

export const processNames: readonly ProcessName[] = ['gateway', 'platform', 'release']

/**
 * Bundles a process into a folder that runs with Node alone, wherever it is copied to: `node <name>.js`.
 * @param folder is replaced; default `.data/build/<name>`
 * @returns the folder
 */
export async function bundleProcess(
  root: string,
  name: ProcessName,
  folder = path.join(root, '.data', 'build', name),
): Promise<string> {
  const { entry, files = [], packages = [] }: BundledProcess = processes[name]
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  await build({
    absWorkingDir: root,
    entryPoints: { [name]: entry },
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    external: [...packages],
    // Bundled CommonJS packages require Node's own modules.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  })
  for (const file of files) {
    await cp(path.join(root, file), path.join(folder, path.basename(file)), { recursive: true })
  }
  await copyPackages(path.join(root, 'infra'), packages, { folder })
  return folder
}

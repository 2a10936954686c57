import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { reportedPackages, root } from './packages.ts'

// Inside the repository, so that imports of packages resolve, but not in node_modules, whose files count as external.
const folder = path.join(root, '.data', 'api-report')

/**
 * Writes the type declarations of the reported packages and of all modules they import.
 * @returns the folder of the declarations, laid out as the repository is
 * @throws Error with the compiler's output when a type cannot be named
 */
export async function writeDeclarations(): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const config = {
    extends: path.join(root, 'shell', 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // The lint checks the types.
      noCheck: true,
      outDir: folder,
      rootDir: root,
    },
    files: reportedPackages.map(({ entry }) => path.join(root, entry)),
    include: [],
  }
  const file = path.join(folder, 'tsconfig.json')
  await writeFile(file, JSON.stringify(config))
  const compiler = path.join(root, 'node_modules', '.bin', 'tsc')
  await promisify(execFile)(process.execPath, [compiler, '-p', file])
  return folder
}

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SourceFile } from './export-users.ts'
import { root } from './packages.ts'

/** Reads the TypeScript files of the shell, its packages and the remotes. */
export async function readBrowserSources(): Promise<SourceFile[]> {
  const folders = (await readdir(root)).filter((name) => name === 'shell' || name.startsWith('mf-'))
  const found = await Promise.all(
    folders.map(async (folder) => {
      const files = await readdir(path.join(root, folder), { recursive: true })
      return files.filter(isSource).map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    }),
  )
  return Promise.all(
    found
      .flat()
      .map(async (file) => ({ path: file, text: await readFile(path.join(root, file), 'utf8') })),
  )
}

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !file.includes('node_modules')
}

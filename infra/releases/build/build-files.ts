import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileConcurrency, mapConcurrently } from '../store/map-concurrently.ts'

/**
 * Reads the files of a finished build, without source maps, which are not published.
 * @returns file contents by path relative to the folder
 */
export async function readBuildFiles(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
  const read = async (file: string) => [file, await readFile(path.join(folder, file))] as const
  return new Map(await mapConcurrently(files, fileConcurrency, read))
}

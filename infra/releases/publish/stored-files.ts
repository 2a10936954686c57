import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { integrityOf } from '../integrity.ts'
import { keyOf, nameOf, type Release } from '../release.ts'
import { fileConcurrency, mapConcurrently } from '../store/map-concurrently.ts'
import type { ReleaseStore } from '../store/release-store.ts'

/** Reads a file of one release; `undefined` when it does not exist. */
export type ReadFile = (file: string) => Promise<Buffer | undefined>

/** Creates a reader for the files of a release in a store. */
export function readFilesOf(store: ReleaseStore, release: Release): ReadFile {
  return async (file) => (await store.read(keyOf(release, file)))?.bytes
}

/** Every file of a release in a store, including precompressed variants. */
export function storedFileNames({ files }: Release): string[] {
  return Object.entries(files).flatMap(([file, { brotliBytes }]) =>
    brotliBytes === undefined ? [file] : [file, `${file}.br`, `${file}.gz`],
  )
}

/**
 * Recomputes every hash of a release, including the decompressed content of precompressed variants.
 * @returns one sentence for each file that is missing or differs from `release.json`
 */
export async function verifyIntegrity(release: Release, read: ReadFile): Promise<string[]> {
  const expected = Object.entries(release.files).flatMap(([file, { integrity, brotliBytes }]) =>
    ['', ...(brotliBytes === undefined ? [] : ['.br', '.gz'])].map((encoding) => ({
      file: `${file}${encoding}`,
      integrity,
      decode: decoders.get(encoding) ?? plain,
    })),
  )
  const found = await mapConcurrently(
    expected,
    fileConcurrency,
    async ({ file, integrity, decode }) => {
      const bytes = await read(file)
      if (bytes === undefined) return [`${nameOf(release)} lacks ${file}`]
      const content = await decode(bytes).catch(() => undefined)
      if (content && integrityOf(content) === integrity) return []
      return [`${nameOf(release)} has a modified ${file}`]
    },
  )
  return found.flat()
}

const plain = async (bytes: Buffer) => bytes

const decoders = new Map<string, (bytes: Buffer) => Promise<Buffer>>([
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
])

import type { Readable } from 'node:stream'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { sheetError } from '../sheet-error.ts'

/** Pictures of products are entries, too; none is unpacked. */
const mostEntries = 20_000
/** The size of a workbook of 100,000 products, with a margin. */
const mostPartBytes = 150 * 1024 * 1024
const mostBytes = 250 * 1024 * 1024
const mostRatio = 200
/** Below this size a high ratio does no harm: a few repeated words compress well. */
const harmlessBytes = 1024 * 1024

/** The parts of a workbook, opened one at a time. */
export interface SheetZip {
  /** Whether there is such a part. Names differ by more than case nowhere (ECMA-376, part 2, 6.2.2.3). */
  has(name: string): boolean
  /** @returns undefined when there is no such part; @throws HttpError when it is too large */
  open(name: string, mostBytes?: number): Promise<Readable | undefined>
  /** Refuses a zip that is unpacked whole. @throws HttpError (413) */
  assertSmall(mostBytes: number): void
  close(): void
}

const tooLarge = () => sheetError(sheetMessages.unpacksTooLarge, 413)

function unpacksWildly({ compressedSize, uncompressedSize }: Entry): boolean {
  return uncompressedSize > harmlessBytes && uncompressedSize > compressedSize * mostRatio
}

async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw tooLarge()
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry)
  return entries
}

/**
 * Opens a zip by its directory. Only the parts that are asked for count, and are unpacked, so that pictures do not make
 * a price list too large. A part that unpacks to more than its stated size fails (yauzl, validateEntrySize).
 * @param file its path, or its bytes
 * @throws Error for an invalid zip
 */
export async function openZip(file: string | Buffer): Promise<SheetZip> {
  const options = { autoClose: false, lazyEntries: true }
  const zip = await (typeof file === 'string'
    ? openPromise(file, options)
    : fromBufferPromise(file, options))
  try {
    const entries = await readDirectory(zip)
    const opened = new Map<Entry, number>()
    const assertHarmless = (entry: Entry, most: number) => {
      opened.set(entry, entry.uncompressedSize)
      const total = [...opened.values()].reduce((sum, size) => sum + size, 0)
      if (entry.uncompressedSize > most || total > mostBytes || unpacksWildly(entry)) {
        throw tooLarge()
      }
      if (entry.isEncrypted()) throw sheetError(sheetMessages.protected)
    }
    return {
      has: (name) => entries.has(name.toLowerCase()),
      async open(name, most = mostPartBytes) {
        const entry = entries.get(name.toLowerCase())
        if (!entry) return undefined
        assertHarmless(entry, most)
        return zip.openReadStreamPromise(entry)
      },
      assertSmall(most) {
        const all = [...entries.values()]
        const total = all.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
        if (total > most || all.some(unpacksWildly)) throw tooLarge()
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

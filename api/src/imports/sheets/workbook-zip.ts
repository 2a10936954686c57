import type { Readable } from 'node:stream'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { invalidFileError } from '../import-errors.ts'

/** The size of a workbook of 100,000 products, with a margin (notes on zip bombs, T19). */
const mostEntries = 200
const mostEntryBytes = 150 * 1024 * 1024
const mostBytes = 250 * 1024 * 1024
const mostRatio = 200
/** Below this size a high ratio does no harm: a few repeated words compress well. */
const harmlessBytes = 1024 * 1024

/** The parts of a workbook, opened one at a time. */
export interface WorkbookZip {
  /** @returns undefined when there is no such part; @throws HttpError when it is too large */
  open(name: string, mostBytes?: number): Promise<Readable | undefined>
  close(): void
}

function assertHarmless(entry: Entry, total: number): void {
  const { compressedSize, uncompressedSize } = entry
  const unpacksWildly =
    uncompressedSize > harmlessBytes && uncompressedSize > compressedSize * mostRatio
  if (uncompressedSize > mostEntryBytes || total > mostBytes || unpacksWildly) {
    throw invalidFileError(importMessages.unpacksTooLarge, 413)
  }
  if (entry.isEncrypted()) throw invalidFileError(importMessages.fileBroken)
}

async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw invalidFileError(importMessages.unpacksTooLarge, 413)
  const entries = new Map<string, Entry>()
  let total = 0
  for await (const entry of zip.eachEntry()) {
    total += entry.uncompressedSize
    assertHarmless(entry, total)
    entries.set(entry.fileName, entry)
  }
  return entries
}

/**
 * Opens a workbook by its directory: nothing is unpacked before all sizes are known to be harmless. A part that unpacks
 * to more than its stated size fails (yauzl, validateEntrySize).
 * @param file its path, or its bytes
 * @throws HttpError (413) for a workbook that unpacks too large; Error for an invalid zip
 */
export async function openWorkbook(file: string | Buffer): Promise<WorkbookZip> {
  const options = { autoClose: false, lazyEntries: true }
  const zip = await (typeof file === 'string'
    ? openPromise(file, options)
    : fromBufferPromise(file, options))
  try {
    const entries = await readDirectory(zip)
    return {
      async open(name, most = mostEntryBytes) {
        const entry = entries.get(name)
        if (!entry) return undefined
        if (entry.uncompressedSize > most)
          throw invalidFileError(importMessages.unpacksTooLarge, 413)
        return zip.openReadStreamPromise(entry)
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** A compressed file within a ZIP archive. */
interface ZipEntry {
  isDeflated: boolean
  packedBytes: number
  headerAt: number
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endBytes = 22
const entryBytes = 46
const localHeaderBytes = 30
/** A comment may follow the end record. */
const longestComment = 0xffff

/** Not a ZIP archive, or one that this reader does not take. */
export class ZipError extends Error {}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endBytes - longestComment)
  for (let at = view.byteLength - endBytes; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  throw new ZipError('no end of central directory')
}

function readDirectory(view: DataView): Map<string, ZipEntry> {
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  const names = new TextDecoder()
  const entries = new Map<string, ZipEntry>()
  let at = view.getUint32(end + 16, true)
  for (let read = 0; read < count; read += 1) {
    if (view.getUint32(at, true) !== entrySignature) throw new ZipError('no entry')
    const nameBytes = view.getUint16(at + 28, true)
    const name = names.decode(new Uint8Array(view.buffer, at + entryBytes, nameBytes))
    entries.set(name, {
      isDeflated: view.getUint16(at + 10, true) === 8,
      packedBytes: view.getUint32(at + 20, true),
      headerAt: view.getUint32(at + 42, true),
    })
    at += entryBytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

async function inflate(packed: Uint8Array<ArrayBuffer>, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  const { readable, writable } = new DecompressionStream('deflate-raw')
  const writer = writable.getWriter()
  // An error of the stream is thrown by the reader.
  void Promise.all([writer.write(packed), writer.close()]).catch(() => undefined)
  const reader = readable.getReader()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.length
    // Of a small file that unpacks to gigabytes, no more than this is ever unpacked.
    if (bytes > mostBytes) {
      await reader.cancel()
      throw new ZipError('too large')
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Reads text files of a ZIP archive; see ADR 0079 for why no library does. */
export interface ZipReader {
  /** @returns undefined when there is no such file. @throws ZipError when it unpacks to more than `mostBytes` */
  readText(name: string, mostBytes: number): Promise<string | undefined>
}

/** @throws ZipError, RangeError for something else than a ZIP archive */
export function openZip(archive: ArrayBuffer): ZipReader {
  const view = new DataView(archive)
  const entries = readDirectory(view)
  return {
    async readText(name, mostBytes) {
      const entry = entries.get(name)
      if (!entry) return undefined
      const { headerAt, packedBytes, isDeflated } = entry
      // The local header has its own lengths of name and extra field.
      const lengths = view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true)
      const packed = new Uint8Array(archive, headerAt + localHeaderBytes + lengths, packedBytes)
      if (isDeflated) return inflate(packed, mostBytes)
      if (packed.length > mostBytes) throw new ZipError('too large')
      return new TextDecoder().decode(packed)
    },
  }
}

import type { Readable } from 'node:stream'

/** A file as a storage lists it. */
export interface StoredFile {
  key: string
  bytes: number
  /** Milliseconds since it was written, by the clock of the storage. */
  ageMs: number
}

/** A file opened for reading. */
export interface OpenFile {
  /** Must be read or destroyed. */
  body: Readable
  bytes: number
}

/** Storage of file contents. Keys are public ids or content hashes, never user-supplied names. */
export interface FileStorage {
  /** Writes a file atomically; replaces an existing one. */
  put(key: string, content: Buffer, mediaType: string): Promise<void>
  /** Opens a file for reading; undefined when it does not exist. */
  open(key: string): Promise<OpenFile | undefined>
  /** Deletes a file; does nothing when it does not exist. */
  delete(key: string): Promise<void>
  /** Lists all files in pages of at most a few thousand. */
  list(): AsyncIterable<readonly StoredFile[]>
}

import type { Readable } from 'node:stream'

/** A file as a storage lists it. */
export interface StoredFile {
  key: string
  /** Milliseconds since it was written, by the clock that stamped it. */
  ageMs: number
}

/** Where the bytes of files lie. Keys are public ids or made of the content, never names that people gave. */
export interface FileStorage {
  /** Writes a file whole or not at all; one that is there already is replaced. */
  put(key: string, body: Buffer, mediaType: string): Promise<void>
  /** Opens a file for reading; undefined when there is none. */
  open(key: string): Promise<Readable | undefined>
  /** Takes a file away; one that is not there is no fault. */
  delete(key: string): Promise<void>
  /** Lists all files, at most some thousand at a time. */
  list(): AsyncIterable<readonly StoredFile[]>
}

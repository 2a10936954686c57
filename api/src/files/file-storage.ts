import type { Readable } from 'node:stream'

/** Where the bytes of private files lie. Keys are public ids, never names that people gave. */
export interface FileStorage {
  /** Writes a file whole or not at all. */
  put(key: string, body: Buffer): Promise<void>
  /** Opens a file for reading; undefined when there is none. */
  open(key: string): Promise<Readable | undefined>
  /** Takes a file away; one that is not there is no fault. */
  delete(key: string): Promise<void>
}

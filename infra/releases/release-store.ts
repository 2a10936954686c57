import type { Composition } from '@store/contract/schemas/composition'
import type { Release } from './release.ts'

/** The two mutable files of a site, always written together. */
export interface Site {
  composition: Composition
  /** Whole `index.html`, with the composition inlined. */
  document: string
}

/** Where releases and compositions live: a folder here, a bucket elsewhere. */
export interface ReleaseStore {
  /** @returns `undefined` when it was never published */
  findRelease(name: string, version: string): Promise<Release | undefined>

  /** @returns `undefined` when the release holds no such file */
  readFile(release: Release, file: string): Promise<Buffer | undefined>

  /**
   * Adds a release with all its files, or nothing of it.
   * @param files by their path in the release, compressed twins included
   * @returns false when the very same release is there already
   * @throws ReleaseConflict when its version is there with other bytes
   */
  addRelease(release: Release, files: ReadonlyMap<string, Buffer>): Promise<boolean>

  /** @returns the composition visitors get now, or `undefined` before the first one */
  readComposition(): Promise<Composition | undefined>

  /** @returns the highest revision ever written, 0 before the first one */
  lastRevision(): Promise<number>

  /**
   * Makes a composition the live one, and keeps it in the history.
   * @throws RevisionTaken when somebody else wrote the same revision meanwhile
   */
  writeSite(site: Site): Promise<void>
}

/** A version means one set of bytes, for good. */
export class ReleaseConflict extends Error {
  constructor(release: string) {
    super(`${release} is already published with other files: raise the version`)
  }
}

/** Two people composed at once, and the other one was faster. */
export class RevisionTaken extends Error {
  constructor(revision: number) {
    super(`revision ${revision} of the site was written by somebody else meanwhile: try again`)
  }
}

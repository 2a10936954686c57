/** A file, and a tag that changes with its bytes. */
export interface StoredFile {
  bytes: Buffer
  tag: string
}

/**
 * Where a site lives: plain files by key (`mf/mf-shop/1.0.0/container.js`, `index.html`), as a folder and a bucket
 * both keep them. What a publish, a promote or a collect may rely on is the same in both; everything else is theirs.
 */
export interface ReleaseStore {
  /** @returns `undefined` when there is no such file */
  read(key: string): Promise<StoredFile | undefined>

  /**
   * Writes a file that is not there yet, whole or not at all.
   * @returns false when there is one already, which stays as it is
   */
  create(key: string, bytes: Buffer): Promise<boolean>

  /**
   * Writes over a file nobody else has written meanwhile, whole or not at all.
   * @param tag of the file as it was read
   * @returns false when it is another one by now
   */
  replace(key: string, bytes: Buffer, tag: string): Promise<boolean>

  /**
   * @param prefix ends with a slash
   * @param after leaves out this key and all before it
   * @returns keys in ascending order
   */
  list(prefix: string, after?: string): Promise<string[]>

  /** Removes a file; one that is not there is fine. */
  remove(key: string): Promise<void>
}

/** A version means one set of bytes, for good. */
export class ReleaseConflictError extends Error {
  constructor(release: string) {
    super(`${release} is already published with other files: raise the version`)
  }
}

/** Two people changed the site at once, and the other one was faster. */
export class RevisionConflictError extends Error {
  constructor(expected: number) {
    super(
      `the site is no longer at revision ${expected}, somebody else has changed it meanwhile: look at it and try again`,
    )
  }
}

/** A file and its tag, which changes with the content. */
export interface StoredFile {
  bytes: Buffer
  tag: string
}

/**
 * Storage of a site: plain files by key (`mf/mf-shop/1.0.0/container.js`, `index.html`), in a folder or a bucket.
 */
export interface ReleaseStore {
  /** @returns `undefined` when the file does not exist */
  read(key: string): Promise<StoredFile | undefined>

  /**
   * Creates a file atomically.
   * @returns false when the file exists already; it is unchanged then
   */
  create(key: string, bytes: Buffer): Promise<boolean>

  /**
   * Replaces a file atomically unless it has changed.
   * @param tag of the file as it was read
   * @returns false when the file has another tag by now
   */
  replace(key: string, bytes: Buffer, tag: string): Promise<boolean>

  /**
   * @param prefix ends with a slash
   * @param after skips this key and all before it
   * @returns keys in ascending order
   */
  list(prefix: string, after?: string): Promise<string[]>

  /** Removes a file, if it exists. */
  remove(key: string): Promise<void>
}

/** The version is published with other files. A version is immutable. */
export class ReleaseConflictError extends Error {
  constructor(release: string) {
    super(`${release} is already published with other files: increment the version`)
  }
}

/** Somebody else has changed the site since the revision the change is based on. */
export class RevisionConflictError extends Error {
  constructor(expected: number) {
    super(
      `the site is no longer at revision ${expected}, somebody else has changed it meanwhile: check it and try again`,
    )
  }
}

const keyPattern = /^[0-9A-Z]{26}$/

/**
 * The path of a file in its storage, e.g. `7Q/01JD…7Q`. Sharded by the end of the key, because its start is the
 * time. All storages use it, so that a folder can be copied into a bucket as it is.
 * @throws RangeError for an invalid key
 */
export function storagePathOf(key: string): string {
  if (!keyPattern.test(key)) throw new RangeError('not a key of this storage')
  return `${key.slice(-2)}/${key}`
}

/** The key of the file at a path; undefined for a path that is not of {@link storagePathOf}. */
export function keyOfStoragePath(path: string): string | undefined {
  const key = path.slice(path.lastIndexOf('/') + 1)
  return keyPattern.test(key) && storagePathOf(key) === path ? key : undefined
}

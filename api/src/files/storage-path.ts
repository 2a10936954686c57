const keyPattern = /^[0-9A-Z]{26}$/

/**
 * Where a file lies in its storage, e.g. `7Q/01JD…7Q`: spread by the end of the key, whose start is the time.
 * All storages go by it, so that a folder can be copied into a bucket as it is.
 * @throws RangeError for anything but a key
 */
export function storagePathOf(key: string): string {
  if (!keyPattern.test(key)) throw new RangeError('not a key of this storage')
  return `${key.slice(-2)}/${key}`
}

/** The key of the file that lies there; undefined for anything that is not placed by {@link storagePathOf}. */
export function keyOfStoragePath(place: string): string | undefined {
  const key = place.slice(place.lastIndexOf('/') + 1)
  return keyPattern.test(key) && storagePathOf(key) === place ? key : undefined
}

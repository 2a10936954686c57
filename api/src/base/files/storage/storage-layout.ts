/** How a storage names its files. All storages share it, so that a folder can be copied into a bucket as it is. */
export interface StorageLayout {
  /** The path of a file. @throws RangeError for an invalid key */
  pathOf(key: string): string
  /** The key of the file at a path; undefined for a path that {@link pathOf} never returns. */
  keyOf(path: string): string | undefined
}

function layoutOf(keyPattern: RegExp, pathOfKey: (key: string) => string): StorageLayout {
  return {
    pathOf(key) {
      if (!keyPattern.test(key)) throw new RangeError('not a key of this storage')
      return pathOfKey(key)
    },
    keyOf(path) {
      const key = path.slice(path.lastIndexOf('/') + 1)
      return keyPattern.test(key) && pathOfKey(key) === path ? key : undefined
    },
  }
}

/** Public ids, e.g. `7Q/01JD…7Q`: sharded by the end of the key, because its start is the time. */
export const idLayout = layoutOf(/^[0-9A-Z]{26}$/, (key) => `${key.slice(-2)}/${key}`)

/** Documents of products, e.g. `4M/01JD…7Q-01JF…4M`: the product and the document, sharded as {@link idLayout}. */
export const documentLayout = layoutOf(
  /^[0-9A-Z]{26}-[0-9A-Z]{26}$/,
  (key) => `${key.slice(-2)}/${key}`,
)

/** Product pictures, e.g. `1f0c…-800.webp`, side by side. */
export const pictureLayout = layoutOf(/^[a-z0-9-]+\.webp$/, (key) => key)

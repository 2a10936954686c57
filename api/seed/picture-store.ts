import { createHash } from 'node:crypto'
import type { FileStorage } from '../src/base/files/storage/file-storage.ts'
import { pictureNameOf, type StoredImage } from '../src/catalog/products/product.ts'
import { type Angle, drawPicture } from './pictures/draw-picture.ts'
import type { PictureSubject } from './pictures/drawing.ts'
import { renderPicture } from './pictures/render-picture.ts'

/** Stored in this order: the last one shows that all are there. */
const widths = [320, 800]
const angles: readonly Angle[] = [0, 1]

/** The store of demo pictures; existing ones are not rendered again. */
export interface PictureStore {
  /** The pictures of a product, which are rendered in the background. */
  imagesOf(subject: PictureSubject): StoredImage[]
  /** Resolves once every requested picture is stored; throws when one could not be rendered. */
  settle(): Promise<void>
}

/**
 * Opens the store of demo pictures in the storage of product pictures.
 * @param parallel number of pictures rendered at the same time
 */
export async function openPictureStore(storage: FileStorage, parallel = 4): Promise<PictureStore> {
  const known = new Set<string>()
  for await (const page of storage.list()) for (const { key } of page) known.add(key)
  /** Each renders one picture after the other. */
  const lanes = Array.from({ length: parallel }, () => Promise.resolve())
  let requested = 0
  let fault: unknown

  const render = async (key: string, svg: string): Promise<void> => {
    if (fault) return
    for (const { width, webp } of await renderPicture(svg, widths)) {
      await storage.put(pictureNameOf(key, width), webp, 'image/webp')
    }
  }
  const request = (svg: string): StoredImage => {
    const key = createHash('sha256').update(svg).digest('hex').slice(0, 20)
    const lastName = pictureNameOf(key, Math.max(...widths))
    if (known.has(lastName)) return { key, widths }
    // Some products look the same, but for words that a picture does not show.
    known.add(lastName)
    const lane = requested % parallel
    requested += 1
    lanes[lane] = Promise.resolve(lanes[lane])
      .then(() => render(key, svg))
      .catch((error: unknown) => {
        fault ??= error
      })
    return { key, widths }
  }
  return {
    imagesOf: (subject) => angles.map((angle) => request(drawPicture(subject, angle))),
    async settle() {
      await Promise.all(lanes)
      if (fault) throw new Error('A product picture could not be drawn.', { cause: fault })
    },
  }
}

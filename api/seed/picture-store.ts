import { createHash } from 'node:crypto'
import { pictureNameOf, type StoredImage } from '../src/catalog/product.ts'
import type { FileStorage } from '../src/files/storage/file-storage.ts'
import { type Angle, drawPicture } from './pictures/draw-picture.ts'
import { renderPicture } from './pictures/render-picture.ts'
import type { PictureSubject } from './pictures/subject.ts'

/** Stored in this order: the last one shows that all are there. */
const widths = [320, 800]
const angles: readonly Angle[] = [0, 1]

/** The store of demo pictures; existing ones are not rendered again. */
export interface PictureStore {
  imagesOf(subject: PictureSubject): Promise<StoredImage[]>
  /** Resolves once every requested picture is stored; throws when one could not be rendered. */
  settle(): Promise<void>
}

/**
 * Opens the store of demo pictures in the storage of product pictures. Pictures are rendered in the background, a few at a time; the caller
 * gets their names at once.
 * @param parallel number of pictures rendered at the same time
 */
export async function openPictureStore(storage: FileStorage, parallel = 4): Promise<PictureStore> {
  const present = new Set<string>()
  for await (const page of storage.list()) for (const { key } of page) present.add(key)
  const inWork = new Set<Promise<void>>()
  let fault: unknown

  const render = async (key: string, svg: string): Promise<void> => {
    if (present.has(pictureNameOf(key, Math.max(...widths)))) return
    for (const { width, webp } of await renderPicture(svg, widths)) {
      await storage.put(pictureNameOf(key, width), webp, 'image/webp')
    }
  }
  const shelve = async (svg: string): Promise<StoredImage> => {
    const key = createHash('sha256').update(svg).digest('hex').slice(0, 20)
    while (inWork.size >= parallel) await Promise.race(inWork)
    const work = render(key, svg)
      .catch((error: unknown) => {
        fault ??= error
      })
      .finally(() => inWork.delete(work))
    inWork.add(work)
    return { key, widths }
  }
  return {
    async imagesOf(subject) {
      const images: StoredImage[] = []
      for (const angle of angles) images.push(await shelve(drawPicture({ ...subject, angle })))
      return images
    },
    async settle() {
      await Promise.all(inWork)
      if (fault) throw new Error('A product picture could not be drawn.', { cause: fault })
    },
  }
}

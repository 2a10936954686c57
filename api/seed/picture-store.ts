import { createHash } from 'node:crypto'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import type { StoredImage } from '../src/catalog/product.ts'
import { imagesFolderOf } from '../src/catalog/product-images.ts'
import { type Angle, drawPicture } from './pictures/draw-picture.ts'
import { renderPicture } from './pictures/render-picture.ts'
import type { PictureSubject } from './pictures/subject.ts'

const widths = [320, 800]
const angles: readonly Angle[] = [0, 1]

/** The store of demo pictures; existing ones are not rendered again. */
export interface PictureStore {
  imagesOf(subject: PictureSubject): Promise<StoredImage[]>
  /** Resolves once every requested picture is on disk; throws when one could not be rendered. */
  settle(): Promise<void>
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/**
 * Opens the picture store below a data folder. Pictures are rendered in the background, a few at a time; the caller
 * gets their names at once.
 * @param parallel number of pictures rendered at the same time
 */
export async function openPictureStore(dataFolder: string, parallel = 4): Promise<PictureStore> {
  const folder = imagesFolderOf(dataFolder)
  await mkdir(folder, { recursive: true })
  const inWork = new Set<Promise<void>>()
  let fault: unknown

  const render = async (key: string, svg: string): Promise<void> => {
    const largest = join(folder, `${key}-${Math.max(...widths)}.webp`)
    if (await exists(largest)) return
    for (const { width, webp } of await renderPicture(svg, widths)) {
      const path = join(folder, `${key}-${width}.webp`)
      // A truncated picture must never be served.
      await writeFileAtomic(path, webp)
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

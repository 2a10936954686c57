import { LRUCache } from 'lru-cache'
import { HttpError, NotFoundError } from '../../http/errors/errors.ts'
import type { Clock } from '../../shared/clock.ts'
import { expiringEntries } from '../../shared/expiring-entries.ts'
import type { FileService } from '../file-service.ts'
import type { FileUrlParams } from '../file-url.ts'
import { createQueue } from '../parsing/parse-in-thread.ts'
import { type DrawFirstPage, type DrawnPage, NoPictureError } from './first-page.ts'

/** Bytes of remembered pictures: some hundred pages. */
const rememberedBytes = 32 * 1024 * 1024
/** At least this is counted for a file, also for one without a picture. */
const leastBytes = 1024
const rememberedMs = 3_600_000

export interface FirstPageService {
  /**
   * The drawn first page of a private PDF.
   * @param address the signed URL of the file, whose signature is good for its picture, too
   * @throws NotFoundError as for the file, and for a file that is no PDF
   * @throws NoPictureError when it cannot be drawn
   */
  read(address: FileUrlParams): Promise<{ page: DrawnPage; secondsLeft: number }>
}

function isWithoutPicture(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'no_picture'
}

/**
 * Draws first pages when somebody looks at them, one at a time, and remembers the last ones: an order is not placed later for its
 * picture, and nothing has to be stored or cleaned up.
 */
export function createFirstPageService(dependencies: {
  files: Pick<FileService, 'find' | 'read'>
  clock: Clock
  drawFirstPage: DrawFirstPage
}): FirstPageService {
  const { files, clock, drawFirstPage } = dependencies
  const inQueue = createQueue()
  const drawn = new LRUCache<string, DrawnPage | 'no-picture'>({
    maxSize: rememberedBytes,
    sizeCalculation: (page) => leastBytes + (page === 'no-picture' ? 0 : page.picture.byteLength),
    ...expiringEntries(clock, rememberedMs),
  })
  /** What is being drawn: several who look at one file wait for one drawing. */
  const awaited = new Map<string, Promise<DrawnPage | 'no-picture'>>()

  const draw = async (publicId: string): Promise<DrawnPage | 'no-picture'> => {
    try {
      const page = await drawFirstPage(await files.read(publicId))
      drawn.set(publicId, page)
      return page
    } catch (error) {
      if (!isWithoutPicture(error)) throw error
      drawn.set(publicId, 'no-picture')
      return 'no-picture'
    }
  }
  const drawOnce = async (publicId: string) => {
    const running = awaited.get(publicId)
    if (running) return running
    const drawing = inQueue(async () => draw(publicId)).finally(() => awaited.delete(publicId))
    awaited.set(publicId, drawing)
    return drawing
  }

  return {
    async read(address) {
      const { file, secondsLeft } = await files.find(address)
      if (file.mediaType !== 'application/pdf') throw new NotFoundError()
      const page = drawn.get(file.publicId) ?? (await drawOnce(file.publicId))
      if (page === 'no-picture') throw new NoPictureError()
      return { page, secondsLeft }
    },
  }
}

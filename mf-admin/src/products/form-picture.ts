import { largestImageBytes, mostProductImages } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'

/** A picture in the product form: one the product has, or one chosen just now. */
export type FormPicture = { kind: 'kept'; src: string } | { kind: 'new'; file: File }

/** How a file dialog is told of pictures. */
export const pictureAccept = 'image/jpeg,image/png,image/webp'

const mediaTypes = new Set(pictureAccept.split(','))

function findPictureError(file: File): string | undefined {
  if (!mediaTypes.has(file.type)) return messages.adminProducts.imageType
  return file.size > largestImageBytes ? messages.adminProducts.imageTooLarge : undefined
}

/**
 * Puts chosen pictures behind those that are there; at most three are kept (spec §5).
 * @returns the pictures, and what is wrong with the first that cannot be one
 */
export function addPictures(pictures: readonly FormPicture[], files: readonly File[]) {
  const good = files.filter((file) => findPictureError(file) === undefined)
  const added = good.map((file) => ({ kind: 'new', file }) as const)
  const wanted: FormPicture[] = [...pictures, ...added]
  const fileError = files.map(findPictureError).find((found) => found !== undefined)
  return {
    pictures: wanted.slice(0, mostProductImages),
    fileError,
    excess: wanted.length - mostProductImages,
  }
}

/** The pictures with one moved by a place. */
export function movePicture(
  pictures: readonly FormPicture[],
  from: number,
  step: 1 | -1,
): FormPicture[] {
  const moved = [...pictures]
  moved.splice(from + step, 0, ...moved.splice(from, 1))
  return moved
}

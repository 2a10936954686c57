import * as adminMessages from '@store/contract/rules/admin-messages'
import { largestImageBytes, mostProductImages } from '@store/contract/rules/limits'

/** A picture in the product form: a stored one, or a newly chosen one. */
export type FormPicture = { kind: 'kept'; src: string } | { kind: 'new'; file: File }

/** The `accept` attribute for product pictures. */
export const pictureAccept = 'image/jpeg,image/png,image/webp'

const mediaTypes = new Set(pictureAccept.split(','))

function findPictureError(file: File): string | undefined {
  if (!mediaTypes.has(file.type)) return adminMessages.products.imageType
  return file.size > largestImageBytes ? adminMessages.products.imageTooLarge : undefined
}

/**
 * Appends the chosen pictures; at most three are kept (catalog 1.2).
 * @returns the pictures, the error of the first invalid file, and how many exceed the limit
 */
export function addPictures(pictures: readonly FormPicture[], files: readonly File[]) {
  const good = files.filter((file) => findPictureError(file) === undefined)
  const added = good.map((file) => ({ kind: 'new', file }) as const)
  const combined: FormPicture[] = [...pictures, ...added]
  const fileError = files.map(findPictureError).find((found) => found !== undefined)
  return {
    pictures: combined.slice(0, mostProductImages),
    fileError,
    excess: combined.length - mostProductImages,
  }
}

/** Moves one picture by one position. */
export function movePicture(
  pictures: readonly FormPicture[],
  from: number,
  step: 1 | -1,
): FormPicture[] {
  const moved = [...pictures]
  moved.splice(from + step, 0, ...moved.splice(from, 1))
  return moved
}

import { plainHeading } from '../../sheets/column-names.ts'

/** The heading of the last column of a file of rejected rows. */
export const problemHeading = 'Problem'

/** Whether a column says what was wrong with a row: an import ignores it, so that the file can be uploaded as it is. */
export function isProblemHeading(heading: string): boolean {
  return plainHeading(heading) === plainHeading(problemHeading)
}

/** The most characters of a rejected value that are repeated. */
export const longestNamedValue = 80

/**
 * What is wrong with a cell, with the value that is in it.
 * @example describeRejection({ value: '12 boxes', message: 'Stock must be a whole number.' })
 * // '‘12 boxes’: Stock must be a whole number.'
 */
export function describeRejection({
  value,
  message,
}: {
  value?: string | undefined
  message: string
}): string {
  return value === undefined ? message : `‘${value}’: ${message}`
}

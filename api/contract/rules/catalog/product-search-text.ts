import { plainText } from '../plain-text.ts'

/**
 * A text as searches of products compare it: lower case with the signs of a keyboard, for phones and word processors put
 * others, and a multiplication sign as an x.
 * @example foldSearchText('Ryzen 5 – 24″ × 2') // 'ryzen 5 - 24" x 2'
 */
export function foldSearchText(text: string): string {
  return plainText(text).replaceAll('×', 'x').toLowerCase()
}

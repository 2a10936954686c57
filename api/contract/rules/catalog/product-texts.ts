import { products } from '../admin-messages.ts'
import type { FieldError } from '../field-errors.ts'
import { withKeyboardSigns } from '../plain-text.ts'

const longest = { name: 200, brand: 80, category: 80, modelNo: 120, description: 5_000 } as const
const longTexts = ['name', 'brand', 'category', 'modelNo', 'description'] as const

/** Characters that nobody sees and no script needs: soft hyphen, zero-width space, word joiner, byte order mark. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g

/** A text of one line, normalised as it is stored: letters composed, single blanks, nothing invisible. */
export function lineOf(text: string): string {
  return text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** A line, also without the joiners and marks that only running text needs. */
export function visibleLineOf(text: string): string {
  return lineOf(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
}

/**
 * A model number as it is stored: a visible line with the signs of a keyboard, so that it is found however it is typed. What
 * buyers and invoices show stays as it is: `Ryzen™ 5`, `2½"`.
 * @example modelNumberOf('TN\u20112365') // 'TN-2365'
 */
export function modelNumberOf(text: string): string {
  // Composed before: some signs of a keyboard have twins that are nothing else.
  return visibleLineOf(withKeyboardSigns(text.normalize('NFC')))
}

/**
 * A text by which products are told apart: what looks the same is the same. Case, invisible characters, kinds and numbers
 * of blanks, kinds of hyphens and apostrophes, and compositions of letters do not count.
 * @example foldKey('TN\u00a0 2365') // 'tn 2365'
 */
export function foldKey(text: string): string {
  return modelNumberOf(text).toLowerCase()
}

/** A text of several lines, normalised as it is stored. */
export function paragraphsOf(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** Finds the texts of a product that are too long when stored. */
export function findLongTexts(
  texts: Partial<Record<(typeof longTexts)[number], string>>,
): FieldError[] {
  return longTexts.flatMap((field) =>
    (texts[field]?.length ?? 0) > longest[field]
      ? [{ field, message: products.tooLong(longest[field]) }]
      : [],
  )
}

/** Finds the first identifying text that is too long as typed: a cell of a file may contain far more. */
export function findLongKeyText(
  typed: Readonly<Record<'name' | 'brand' | 'modelNo', string>>,
): FieldError | undefined {
  const [name, brand, modelNo] = [
    lineOf(typed.name),
    lineOf(typed.brand),
    modelNumberOf(typed.modelNo),
  ]
  return findLongTexts({ name, brand, modelNo })[0]
}

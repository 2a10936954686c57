import { products } from '../admin-messages.ts'
import type { FieldError } from '../field-errors.ts'

const longest = { name: 200, brand: 80, category: 80, modelNo: 120, description: 5_000 } as const
const longTexts = ['name', 'brand', 'category', 'modelNo', 'description'] as const

/** A text of one line, normalised as it is stored. */
export function lineOf(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
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
  const [name, brand, modelNo] = [lineOf(typed.name), lineOf(typed.brand), lineOf(typed.modelNo)]
  return findLongTexts({ name, brand, modelNo })[0]
}

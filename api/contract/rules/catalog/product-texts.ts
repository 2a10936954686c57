import { products } from '../admin-messages.ts'
import type { FieldError } from '../field-errors.ts'

const longest = { name: 200, brand: 80, category: 80, modelNo: 120, description: 5_000 } as const
const longTexts = ['name', 'brand', 'category', 'modelNo', 'description'] as const

/** A text of one line, as it is stored. */
export function lineOf(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

/** A text of several lines, as it is stored. */
export function paragraphsOf(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** The texts of a product, as they are stored, that are too long. */
export function findLongTexts(
  texts: Partial<Record<(typeof longTexts)[number], string>>,
): FieldError[] {
  return longTexts.flatMap((field) =>
    (texts[field]?.length ?? 0) > longest[field]
      ? [{ field, message: products.tooLong(longest[field]) }]
      : [],
  )
}

/** The first text that is too long of those that tell products apart, as typed: a cell of a file may hold far more. */
export function findLongKeyText(
  typed: Readonly<Record<'name' | 'brand' | 'modelNo', string>>,
): FieldError | undefined {
  const [name, brand, modelNo] = [lineOf(typed.name), lineOf(typed.brand), lineOf(typed.modelNo)]
  return findLongTexts({ name, brand, modelNo })[0]
}

import { readCountry } from '@store/contract/rules/catalog/declarations/countries'

const plainText = /^[\x20-\x7e]*$/

/**
 * True for text that the database's collation compares as lower-casing does. Accents, ligatures and control characters
 * have their own rules there, so texts with one are left to SQL.
 */
export function isPlain(text: string): boolean {
  return plainText.test(text)
}

/** The form in which brands and categories are compared: in any case, trailing spaces ignored (utf8mb4_unicode_ci). */
export function foldName(name: string): string {
  return name.toLowerCase().replace(/ +$/, '')
}

/**
 * The countries of a filter, by their names of the list; one that is not on it is of no product.
 * @returns undefined without a filter
 */
export function chosenCountries(names?: readonly string[]): string[] | undefined {
  const chosen = chosenNames(names)
  if (chosen.length === 0) return undefined
  return chosen.flatMap((name) => readCountry(name) ?? [])
}

/** The names of a filter; a blank parameter (`?brand=`) chooses none. */
export function chosenNames(names: readonly string[] = []): string[] {
  return names.filter((name) => name !== '')
}

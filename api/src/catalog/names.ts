const plainText = /^[\x20-\x7e]*$/

/**
 * True for text that the database's collation compares as lower-casing does. Accents, ligatures and
 * control characters have rules of their own there: whatever holds one is left to SQL.
 */
export function isPlain(text: string): boolean {
  return plainText.test(text)
}

/** How brands and categories compare: in any case, blanks at the end ignored (utf8mb4_unicode_ci). */
export function foldName(name: string): string {
  return name.toLowerCase().replace(/ +$/, '')
}

/** Words, parted by blanks, as the alternatives of a pattern. */
export const alternatives = (...lists: readonly string[]): string =>
  lists.join(' ').trim().split(/\s+/).join('|')

/** A pattern of a whole word that stands in one of these lists. */
export const wordOf = (...lists: readonly string[]): RegExp =>
  new RegExp(`^(?:${alternatives(...lists)})$`, 'iu')

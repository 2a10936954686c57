/**
 * Headings that can be told apart: of equal ones each gets its number. Blank ones stay blank.
 * @example uniqueHeadings(['Make', 'Price', 'Price']) // ['Make', 'Price (1)', 'Price (2)']
 */
export function uniqueHeadings(headings: readonly string[]): string[] {
  return headings.map((heading, at) => {
    const isTwice = headings.indexOf(heading) !== headings.lastIndexOf(heading)
    if (heading === '' || !isTwice) return heading
    return `${heading} (${headings.slice(0, at + 1).filter((other) => other === heading).length})`
  })
}

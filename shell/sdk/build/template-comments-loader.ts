/** A comment on lines of its own, as styles have them: those of code are left to the minimizer. */
const ownLines = /^[ \t]*\/\* (?!webpack)(?:(?!\*\/)[\s\S])*\*\/[ \t]*$/gm

/**
 * Empties the lines of comments in templates. Compilers do not look into them, so the comments of styles would be sent to
 * every browser.
 */
export default function removeTemplateComments(source: string): string {
  return source.replaceAll(ownLines, (comment) => comment.replaceAll(/[^\n]/g, ''))
}

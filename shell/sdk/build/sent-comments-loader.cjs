/**
 * A comment on lines of its own, as styles have them, or the licence that Lucide repeats in every icon; those of code are left
 * to the minimizer.
 */
const ownLines =
  /^[ \t]*\/\*(?:\*\n \* @license lucide| (?!webpack))(?:(?!\*\/)[\s\S])*\*\/[ \t]*$/gm

/**
 * Empties the lines of comments that would be sent to every browser: compilers do not look into templates, and the minimizer
 * keeps licences. Jest requires it without a compiler.
 * @param {string} source
 */
module.exports = (source) =>
  source.replaceAll(ownLines, (comment) => comment.replaceAll(/[^\n]/g, ''))

import type { TextFile } from './rule-chapters.ts'

const comment = /\/\*\*[\s\S]*?\*\//g
const thrown = /@throws((?:(?!@\w)[\s\S])*)/g
const errorName = /\b[A-Za-z]\w*Error\b/g
/** Errors of the language and of Node, which no source defines. */
const known = ['Error', 'RangeError', 'TypeError', 'SyntaxError', 'AssertionError']

/**
 * Finds docstrings that promise an error which no code knows any more: each promised one is a name in the code of
 * some file, outside of comments.
 * @returns one line for each fault
 */
export function findThrowsFaults(files: readonly TextFile[]): string[] {
  const sources = files.filter(({ path }) => /\.(?:tsx?|mjs)$/.test(path))
  const names = new Set(known)
  for (const { text } of sources) {
    for (const [name] of text.replace(comment, '').matchAll(errorName)) names.add(name)
  }
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(comment)].flatMap(([docstring]) =>
      [...docstring.matchAll(thrown)].flatMap(([, promise = '']) =>
        [...promise.matchAll(errorName)]
          .filter(([name]) => !names.has(name))
          .map(([name]) => `${path}: @throws ${name}, which does not exist`),
      ),
    ),
  )
}

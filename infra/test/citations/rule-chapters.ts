import path from 'node:path'

/** A text file of the repository: its path from the root, with `/`, and its content. */
export interface TextFile {
  path: string
  text: string
}

/** A chapter of the rules. */
export interface Chapter {
  path: string
  /** The name by which it is cited: that of the file. */
  name: string
  /** The numbers of its rules, in their order: `4.2`. */
  numbers: string[]
  words: number
}

const chapterPath = /(?:^|\/)rules\/([a-z]+)\.md$/
const ruleLine = /^- \*\*(\d+\.\d+)\*\* \S/
const sectionLine = /^## (\d+) \S/
const mostWords = 1_500

/** Reads the chapters among the files: `rules/<name>.md`, a rule per item of a list, numbered within sections. */
export function readChapters(files: readonly TextFile[]): Chapter[] {
  return files.flatMap(({ path: file, text }) => {
    const name = chapterPath.exec(file)?.[1]
    if (name === undefined) return []
    const numbers = text.split('\n').flatMap((line) => ruleLine.exec(line)?.[1] ?? [])
    return [{ path: file, name, numbers, words: text.split(/\s+/).filter(Boolean).length }]
  })
}

/**
 * Finds what makes a chapter unfit to be cited: a number that is there twice or outside its section, an item without a
 * number, a name that two chapters have, or more words than a stranger reads.
 * @returns one line for each fault
 */
export function findChapterFaults(files: readonly TextFile[]): string[] {
  const chapters = readChapters(files)
  return chapters.flatMap((chapter) => {
    const { path: file, name, numbers, words } = chapter
    const text = files.find((one) => one.path === file)?.text ?? ''
    const faults = findNumberFaults(text).map((fault) => `${file}${fault}`)
    const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at)
    faults.push(...twice.map((number) => `${file}: the number ${number} is there twice`))
    if (words > mostWords) faults.push(`${file}: has ${words} words, more than ${mostWords}`)
    if (chapters.some((other) => other.name === name && other !== chapter)) {
      faults.push(`${file}: another chapter is called ${name}, too`)
    }
    return faults
  })
}

function findNumberFaults(text: string): string[] {
  const faults: string[] = []
  let section: string | undefined
  for (const [index, line] of text.split('\n').entries()) {
    section = sectionLine.exec(line)?.[1] ?? section
    if (section === undefined || !line.startsWith('- ')) continue
    const number = ruleLine.exec(line)?.[1]
    if (number === undefined) faults.push(`:${index + 1}: a rule without a number`)
    else if (!number.startsWith(`${section}.`)) {
      faults.push(`:${index + 1}: the rule ${number} stands in section ${section}`)
    }
  }
  return faults
}

/** The name of a file without its folders. */
export function nameOf(file: string): string {
  return path.posix.basename(file)
}

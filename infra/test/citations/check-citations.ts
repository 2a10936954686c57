import path from 'node:path'
import { decisionsFolder } from './check-decisions.ts'
import { nameOf, readChapters, type TextFile } from './rule-chapters.ts'

/** What the citations of a text may lead to. */
interface Citable {
  /** `ordering 4.2`, of every chapter. */
  rules: ReadonlySet<string>
  /** Names of the chapters, for a pattern. */
  chapters: readonly string[]
  /** Numbers of decisions; false for those that are superseded. */
  decisions: ReadonlyMap<string, boolean>
  /** Paths of all files, with those of their folders. */
  paths: ReadonlySet<string>
  /** Names of all files without their folders. */
  names: ReadonlySet<string>
}

function readCitable(files: readonly TextFile[], paths: readonly string[]): Citable {
  const chapters = readChapters(files)
  const folders = paths.flatMap((file) => {
    const parts = file.split('/')
    return parts.map((_, index) => parts.slice(0, index).join('/'))
  })
  return {
    rules: new Set(
      chapters.flatMap(({ name, numbers }) => numbers.map((number) => `${name} ${number}`)),
    ),
    chapters: chapters.map(({ name }) => name),
    decisions: new Map(
      paths.flatMap((file) => {
        const number = /^(\d{4})-.*\.md$/.exec(nameOf(file))?.[1]
        if (number === undefined || !file.startsWith(decisionsFolder)) return []
        return [[number, !file.includes('/superseded/')] as const]
      }),
    ),
    paths: new Set([...paths, ...folders]),
    names: new Set(paths.map(nameOf)),
  }
}

/** Texts that name a document which a clone does not hold: a section of one, or an entry of a tracker. */
const outside = [/\b[Ss]pec(?:ification)? ?§/, /(?<!RFC \d{1,5} )§ ?\d/, /\b[Ii]ssue #?\d+\b/]

const decisionNumber = /\b(?:ADRs?|[Dd]ecisions?) (\d{4})\b/g
const documentName = /(?<![\w./}-])[\w./-]*\w\.md\b/g
const markdownLink = /\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g

function findRuleFaults(line: string, { rules, chapters }: Citable): string[] {
  const cited = new RegExp(String.raw`\b(?:${chapters.join('|')}) \d+\.\d+\b`, 'g')
  return [...line.matchAll(cited)]
    .filter(([citation]) => !rules.has(citation))
    .map(([citation]) => `there is no rule ${citation}`)
}

function findDecisionFaults(line: string, file: string, { decisions }: Citable): string[] {
  const mayCiteSuperseded = file.startsWith(decisionsFolder)
  return [...line.matchAll(decisionNumber)].flatMap(([citation, number = '']) => {
    const isInForce = decisions.get(number)
    if (isInForce === undefined) return [`there is no ${citation}`]
    return isInForce || mayCiteSuperseded
      ? []
      : [`${citation} is superseded: cite what supersedes it`]
  })
}

function findDocumentFaults(line: string, { names }: Citable): string[] {
  return [...line.matchAll(documentName)]
    .map(([name]) => name)
    .filter((name) => !nameOf(name).startsWith('.') && !names.has(nameOf(name)))
    .map((name) => `there is no document ${name} in the repository`)
}

function findLinkFaults(line: string, file: string, { paths }: Citable): string[] {
  if (!file.endsWith('.md')) return []
  return [...line.matchAll(markdownLink)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const resolved = path.posix.join(path.posix.dirname(file), target).replace(/\/$/, '')
      return !paths.has(resolved === '.' ? '' : resolved)
    })
    .map((target) => `the link ${target} leads nowhere`)
}

/**
 * Finds citations that lead nowhere or out of the repository: numbers of rules and decisions that do not exist, superseded
 * decisions (only decisions may name these), documents that no clone holds, and links between documents that are broken.
 * @param files the texts to read
 * @param paths of all files of the repository, from its root, with `/`
 * @returns one line for each fault
 */
export function findCitationFaults(files: readonly TextFile[], paths: readonly string[]): string[] {
  const citable = readCitable(files, paths)
  return files.flatMap(({ path: file, text }) =>
    text.split('\n').flatMap((line, index) => {
      const leadsOut = outside.some((pattern) => pattern.test(line))
      const faults = [
        ...(leadsOut ? ['a citation of a document outside the repository'] : []),
        ...findRuleFaults(line, citable),
        ...findDecisionFaults(line, file, citable),
        ...findDocumentFaults(line, citable),
        ...findLinkFaults(line, file, citable),
      ]
      return faults.map((fault) => `${file}:${index + 1}: ${fault}`)
    }),
  )
}

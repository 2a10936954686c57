import { nameOf, type TextFile } from './rule-chapters.ts'

/** Where decisions are. */
export const decisionsFolder = 'infra/decisions/'
const supersededFolder = `${decisionsFolder}superseded/`
const indexPath = `${decisionsFolder}README.md`

const title = /^# (\d{4}):? \S/
const accepted = /^Status: accepted(?:; \S.*)?$/
const superseded = /^Status: superseded by .+$/
const successor = /\[(\d{4})\]\(\.\.\/(\d{4}-[^)\s]+\.md)\)/g

function isDecision({ path }: TextFile): boolean {
  return path.startsWith(decisionsFolder) && path !== indexPath && path.endsWith('.md')
}

function findStatusFaults({ path, text }: TextFile, paths: ReadonlySet<string>): string[] {
  const [heading = '', blank = '', status = ''] = text.split('\n')
  const number = nameOf(path).slice(0, 4)
  const faults =
    title.exec(heading)?.[1] === number ? [] : [`its title does not begin with ${number}`]
  if (blank !== '') faults.push('no blank line below its title')
  if (!path.startsWith(supersededFolder)) {
    if (!accepted.test(status)) faults.push('its third line is no "Status: accepted"')
    return faults
  }
  const successors = [...status.matchAll(successor)]
  if (!superseded.test(status) || successors.length === 0) {
    return [...faults, 'its third line is no "Status: superseded by [number](../file)"']
  }
  const missing = successors.filter(
    ([, named, file = '']) =>
      !file.startsWith(`${named}-`) || !paths.has(`${decisionsFolder}${file}`),
  )
  return [...faults, ...missing.map(([link]) => `${link} is no decision in force`)]
}

function findIndexFaults(decisions: readonly TextFile[], index: string): string[] {
  const links = [...index.matchAll(/\]\(((?:superseded\/)?\d{4}-[^)\s]+\.md)\)/g)].map(
    ([, link = '']) => link,
  )
  const listed = (path: string) =>
    links.filter((link) => `${decisionsFolder}${link}` === path).length
  return decisions
    .filter(({ path }) => listed(path) !== 1)
    .map(({ path }) => `${indexPath}: lists ${nameOf(path)} ${listed(path)} times instead of once`)
}

/**
 * Finds decisions whose state a reader cannot see: each says "Status: accepted", or is in the folder of superseded ones and
 * names a decision in force that supersedes it; each has its own number and stands once in the index.
 * @returns one line for each fault
 */
export function findDecisionsFaults(files: readonly TextFile[]): string[] {
  const decisions = files.filter(isDecision)
  const paths = new Set(decisions.map(({ path }) => path))
  const numbers = decisions.map(({ path }) => nameOf(path).slice(0, 4))
  const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at)
  const index = files.find(({ path }) => path === indexPath)?.text ?? ''
  return [
    ...decisions.flatMap((file) =>
      findStatusFaults(file, paths).map((fault) => `${file.path}: ${fault}`),
    ),
    ...twice.map((number) => `${decisionsFolder}: two decisions have the number ${number}`),
    ...findIndexFaults(decisions, index),
  ]
}

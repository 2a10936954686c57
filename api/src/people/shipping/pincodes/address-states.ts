import { gstStates } from '@store/contract/rules/shipping/gst-states'
import { statesOfPincode } from './pincode-states.ts'

/** Six digits, also with a space between, and not part of a longer number. */
const pincodePattern = /(?<!\d)([1-9]\d{2})\s?(\d{3})(?!\d)/g

/** Abbreviations of two letters are words of an address, too: only names count. */
const nameLength = 3

const namedStates = gstStates.flatMap(({ name, aliases }) =>
  [name, ...aliases.filter((alias) => alias.length > nameLength)].map((word) => ({
    name,
    pattern: new RegExp(`(?<![a-z])${word.replace(/ and /g, '(?: and | & )')}(?![a-z])`, 'gi'),
  })),
)

/** The state that an address names last: "Delhi Road, Meerut, Uttar Pradesh" is in Uttar Pradesh. */
function findNamedState(address: string): string | undefined {
  const found = namedStates.flatMap(({ name, pattern }) =>
    [...address.matchAll(pattern)].map(({ index, 0: word }) => ({
      name,
      end: index + word.length,
    })),
  )
  return found.toSorted((a, b) => b.end - a.end)[0]?.name
}

/**
 * The states in which an address as typed may be: the one it names, else those of its pincode.
 * @returns names, the likeliest first; empty when it tells none
 * @example statesOfAddress('1 MG Road, Pune 411001') // ['Maharashtra']
 */
export function statesOfAddress(address: string): string[] {
  const named = findNamedState(address)
  if (named) return [named]
  const [, first = '', last = ''] = [...address.matchAll(pincodePattern)].at(-1) ?? []
  return statesOfPincode(first + last).map(({ name }) => name)
}

import { findState, type GstState } from '@store/contract/rules/shipping/gst-states'
import { isPincode } from '@store/contract/rules/shipping/shipping-validation'
import { pincodeRanges } from './pincode-ranges.ts'

interface PincodeRange {
  first: string
  last: string
  states: readonly GstState[]
}

const ranges: readonly PincodeRange[] = Object.entries(pincodeRanges)
  .flatMap(([codes, texts]) => {
    const states = codes.split(' ').flatMap((code) => findState(code) ?? [])
    return texts.split(' ').map((text) => {
      const [first = '', last = first] = text.split('-')
      return { first, last, states }
    })
  })
  .sort((a, b) => (a.first < b.first ? -1 : 1))

/** The first three digits are the sorting district, the first two the postal circle. */
const prefixLengths = [3, 2] as const

/** The states of the ranges on both sides, as far as they are of the same district, or else of the same circle. */
function statesBetween(
  pincode: string,
  { before, after }: { before: PincodeRange | undefined; after: PincodeRange | undefined },
): readonly GstState[] {
  for (const length of prefixLengths) {
    const prefix = pincode.slice(0, length)
    const near = [
      ...(before?.last.startsWith(prefix) ? before.states : []),
      ...(after?.first.startsWith(prefix) ? after.states : []),
    ]
    if (near.length > 0) return [...new Set(near)]
  }
  return []
}

/**
 * The states a pincode may belong to: usually one, several where post offices on both sides of a border share it, the
 * likeliest first. One that the directory does not have is in the states of its neighbours.
 * @returns empty when the pincode is unknown, as those of the army (9) are
 * @example statesOfPincode('500001').map(({ name }) => name) // ['Telangana']
 */
export function statesOfPincode(pincode: string): readonly GstState[] {
  if (!isPincode(pincode)) return []
  const next = ranges.findIndex(({ first }) => first > pincode)
  const position = next === -1 ? ranges.length : next
  const before = ranges[position - 1]
  if (before && pincode <= before.last) return before.states
  return statesBetween(pincode, { before, after: ranges[position] })
}

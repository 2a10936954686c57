import { foldKey } from '../product-texts.ts'

/** Longer texts are no names of brands or categories. */
const longestName = 40
/** Up to this length, and the next, a name may differ by none and by one letter; longer ones by two. */
const shortest = 3
const short = 6

/** Words that firms add to the name of their brand. */
const firmWords =
  /\b(?:india|pvt|private|ltd|limited|llp|inc|corp|corporation|company|co|technologies|electronics|international)\b/g

/** The letters and digits of a name. */
function plainName(name: string): string {
  return foldKey(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/**
 * The number of letters that were left out, added, mistyped or swapped with the next one.
 * @returns `most + 1` for more than `most`
 */
function countTypos(ours: string, theirs: string, most: number): number {
  if (Math.abs(ours.length - theirs.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: theirs.length + 1 }, (_, index) => index)
  for (let at = 1; at <= ours.length; at += 1) {
    const row = [at]
    for (let other = 1; other <= theirs.length; other += 1) {
      const isSame = ours[at - 1] === theirs[other - 1]
      const isSwapped = ours[at - 1] === theirs[other - 2] && ours[at - 2] === theirs[other - 1]
      const costs = [
        (last[other] ?? 0) + 1,
        (row[other - 1] ?? 0) + 1,
        (last[other - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isSwapped && at > 1 && other > 1 ? [(beforeLast[other - 2] ?? 0) + 1] : []),
      ]
      row.push(Math.min(...costs))
    }
    beforeLast = last
    last = row
  }
  return Math.min(last[theirs.length] ?? 0, most + 1)
}

function mostTypos(ours: string, theirs: string): number {
  const length = Math.max(ours.length, theirs.length)
  if (length <= shortest) return 0
  return length <= short ? 1 : 2
}

/** How far a name is from a known one: 0 for another way of writing it; undefined for another name. */
function distanceOf(name: string, known: string): number | undefined {
  const [ours, theirs] = [plainName(name), plainName(known)]
  if (ours === '' || theirs === '') return undefined
  const withoutFirm = plainName(foldKey(name).replace(firmWords, ' '))
  if ([ours, withoutFirm].includes(theirs) || ours === `${theirs}s`) return 0
  const typos = [ours, withoutFirm].flatMap((written) => {
    const most = mostTypos(written, theirs)
    const count = written === '' ? most + 1 : countTypos(written, theirs, most)
    return count <= most ? [count] : []
  })
  return typos.length === 0 ? undefined : Math.min(...typos)
}

/**
 * The known name that an unknown one probably is: written with other blanks or signs, in the plural, with a typo or two,
 * or with the words of a firm. A person has to say whether it is.
 * @returns undefined for a known name, in whatever case, and for one that is like none
 * @example findNearName('Cannon', brands) // 'Canon'
 */
export function findNearName(name: string, known: readonly string[]): string | undefined {
  if (name.length > longestName) return undefined
  const folded = foldKey(name)
  if (known.some((one) => foldKey(one) === folded)) return undefined
  let nearest: { name: string; distance: number } | undefined
  for (const one of known) {
    const distance = distanceOf(name, one)
    if (distance === undefined || distance >= (nearest?.distance ?? Infinity)) continue
    nearest = { name: one, distance }
  }
  return nearest?.name
}

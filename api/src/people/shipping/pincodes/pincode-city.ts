import { cityRanges } from './city-ranges.ts'
import { towns } from './towns/towns.ts'

interface CityRange {
  city: string
  first: string
  last: string
}

const ranges: readonly CityRange[] = Object.entries(cityRanges).flatMap(([city, texts]) =>
  texts.split(' ').map((text) => {
    const [first = '', last = first] = text.split('-')
    return { city, first, last }
  }),
)

const townOf: ReadonlyMap<string, string> = new Map(
  Object.entries(towns).flatMap(([prefix, texts]) =>
    texts.split(',').map((text): [string, string] => [prefix + text.slice(0, 3), text.slice(4)]),
  ),
)

/**
 * The city or town of a pincode.
 * @returns `undefined` where it is not known for certain: a wrong city is worse than none
 * @example cityOfPincode('560025') // 'Bengaluru'
 */
export function cityOfPincode(pincode: string): string | undefined {
  const range = ranges.find(({ first, last }) => pincode >= first && pincode <= last)
  return range?.city ?? townOf.get(pincode)
}

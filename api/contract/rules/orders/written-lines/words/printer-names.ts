import type { LineWord } from '../line-words.ts'
import { wordOf } from './word-list.ts'

/** After these words a line names what a product is for. */
const openers = wordOf(
  'for fits fit suitable compatible with laserjet deskjet officejet inkjet pixma ecotank model',
)
const brands = wordOf(
  'hp canon epson brother samsung xerox ricoh kyocera pantum lexmark laserjet deskjet officejet inkjet pixma ecotank',
)
const further = wordOf('printer printers series model machine plus pro mfp and')

const isNamed = (text: string) => /\d/.test(text) && /\p{L}/u.test(text)

/** A word of the name of a printer: "HP", "M402dn", and "1020" right behind a brand. */
function isOfName(words: readonly LineWord[], at: number): boolean {
  const word = words[at]
  if (!word || word.isSaid || !/^[ /(-]*$/.test(word.before)) return false
  if (brands.test(word.text) || further.test(word.text) || isNamed(word.text)) return true
  const previous = words[at - 1]?.text ?? ''
  const isListed = word.before === '/' && /\d/.test(previous)
  return word.isNumber && /^ ?-?$|^\/$/.test(word.before) && (brands.test(previous) || isListed)
}

/**
 * The places of words that name the printer or the machine for which something is: "for HP M402dn", "LaserJet 1020", "(HP M426)".
 * @param words of a line
 */
export function printerNames(words: readonly LineWord[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (const [at, { text, before }] of words.entries()) {
    if (places.has(at) || !(openers.test(text) || (brands.test(text) && before.includes('('))))
      continue
    let end = at + 1
    while (isOfName(words, end)) end += 1
    const hasNumber = words.slice(at + 1, end).some((word) => /\d/.test(word.text))
    if (hasNumber) for (let place = at; place < end; place += 1) places.add(place)
  }
  return places
}

import { describe, expect, it } from '@jest/globals'
import { generateCatalogue } from '../../../../../seed/catalogue.ts'
import { atomsOf, encodeNames, simplify } from './compact-text.ts'
import { CompactTexts } from './compact-texts.ts'
import { type Word, wordFrom } from './word.ts'

const linePenalties = [1, 0, 1, 2]
const onlyBeginning = 2

type Names = Parameters<typeof encodeNames>[0]

function textsOf(products: readonly Names[]): CompactTexts {
  const texts = new CompactTexts(linePenalties)
  for (const [slot, product] of products.entries()) texts.add(slot, encodeNames(product))
  return texts
}

const isDigit = (character = '') => /\d/.test(character)

/** The penalties of a word at the beginning of some atoms of a line; none when it is not there. */
function penaltyAt(atoms: readonly string[], { text, isWhole }: Word): number[] {
  if (!atoms.join('').startsWith(text)) return []
  const ends = atoms.map((_, index) => atoms.slice(0, index + 1).join('').length)
  if (ends.includes(text.length)) return [0]
  const isCut = isDigit(text.at(-1)) === isDigit(atoms.join('')[text.length])
  return isWhole && isCut ? [] : [onlyBeginning]
}

/** The penalty of a word in a product as README says it, found by trying every atom of every line. */
function expectedPenalty({ modelNo, brand, category, name }: Names, word: Word): number {
  const penalties = [modelNo, brand, category, name].flatMap((text, line) => {
    const atoms = atomsOf(simplify(text))
    const found = atoms.flatMap((_, index) => penaltyAt(atoms.slice(index), word))
    return found.map((penalty) => penalty + (linePenalties[line] ?? 0))
  })
  return penalties.length > 0 ? Math.min(...penalties) : -1
}

const demo = [...generateCatalogue({ products: 500 })]
const made = [
  {
    modelNo: 'WR-845N v2',
    brand: 'Sky Hawk',
    category: 'Disks',
    name: 'Skyhawks 2.4 GHz, 4 16 GB',
  },
  { modelNo: 'WR8450', brand: 'Skyhawk', category: 'Disk', name: 'Sky Hawks 24 V 100.5 m' },
  { modelNo: 'AB-C10043D', brand: 'é Ink', category: 'प्रिंटर', name: 'Ink for a b printer, 416 ml' },
  { modelNo: '1004', brand: 'A', category: 'Tab A 9', name: 'Cat 6 cable 100 meter pack' },
]
const products: Names[] = [...demo, ...made]
const texts = textsOf(products)

describe('compact texts', () => {
  it.each([
    ...[
      'hp',
      'printer',
      'cable',
      'in',
      'ink',
      'skyhawk',
      'skyhawks',
      'wirelessmouse',
      'zebra',
      'qq',
    ],
    ...[
      '88a',
      'cat6',
      '16',
      '1tb',
      'tn2365',
      'tplink',
      'a',
      '2',
      '9',
      '10',
      '100',
      '416',
      '2.4',
      '24',
    ],
    ...[
      'wr',
      'wr8',
      'wr845',
      'wr845n',
      'wr845nv2',
      '1004',
      '10043',
      'cable100meter',
      '100.5',
      '2.4ghz',
    ],
    ...['cat6cable', 'abprinter', 'प्रिंटर', 'éink', 'laserprinter', '4port', '8', 'v2', 'abc10043d'],
  ])('find %s wherever an atom begins, at the penalty of its line', (text) => {
    for (const isTyping of [false, true]) {
      const word = wordFrom(text, isTyping)
      const found = texts.lookUp(word)
      const expected = products.map((product) => expectedPenalty(product, word))
      expect(products.map((_, slot) => found.penaltyIn(slot))).toEqual(expected)

      const slots = expected.flatMap((penalty, slot) => (penalty < 0 ? [] : [slot]))
      const candidates = new Set<number>()
      for (const list of found.candidates) {
        list.forEach((slot) => {
          candidates.add(slot)
        })
      }
      expect(slots.filter((slot) => !candidates.has(slot))).toEqual([])
      expect(found.countAtMost).toBeGreaterThanOrEqual(slots.length)
      found.release()
    }
  })
})

import { describe, expect, it } from '@jest/globals'
import { generateCatalogue } from '../../../../seed/catalogue.ts'
import { encodeNames } from './compact-text.ts'
import { CompactTexts } from './compact-texts.ts'
import { wordFrom } from './word.ts'

const linePenalties = [1, 0, 1, 2]

function textsOf(encoded: readonly string[]): CompactTexts {
  const texts = new CompactTexts(linePenalties)
  for (const [slot, text] of encoded.entries()) texts.add(slot, text)
  return texts
}

const encoded = [...generateCatalogue({ products: 3_000 })].map(encodeNames)
const texts = textsOf(encoded)

/** The penalty of a word in each product, where every product is read by a finder that has read no other. */
function penaltiesOneByOne(text: string): number[] {
  return encoded.map((_, slot) => texts.finderOf(wordFrom(text))(slot))
}

describe('compact texts', () => {
  it.each([
    ...[
      'hp',
      'printer',
      'cable',
      'in',
      'ink',
      'skyhawk',
      'wirelessmouse',
      'hardisk',
      'zebra',
      'qq',
    ],
    ...['88a', 'cat6', '16', '1tb', 'tn2365', 'tplink'],
  ])('find %s in many products as in one', (text) => {
    const find = texts.finderOf(wordFrom(text))
    expect(encoded.map((_, slot) => find(slot))).toEqual(penaltiesOneByOne(text))
  })

  it.each(['hp', 'printer', 'wirelessmouse', 'cat6', '16', 'tn2365', 'skyhawk'])(
    'name every product with %s as a candidate',
    (text) => {
      const candidates = new Set(
        (texts.candidates(wordFrom(text)) ?? []).flatMap((list) => [...list]),
      )
      const found = penaltiesOneByOne(text).flatMap((penalty, slot) => (penalty < 0 ? [] : [slot]))
      expect(found.filter((slot) => !candidates.has(slot))).toEqual([])
      expect(texts.countAtMost(wordFrom(text))).toBeGreaterThanOrEqual(found.length)
    },
  )

  it('find a word that is two runs in one product and one run in another, each at its own penalty', () => {
    const many = textsOf(
      Array.from({ length: 1_000 }, (_, slot) =>
        encodeNames({
          modelNo: `M${slot}`,
          brand: slot % 2 === 0 ? 'Sky' : 'Other',
          category: 'Disks',
          name: slot % 2 === 0 ? 'Sky Hawks' : 'Skyhawk drive',
        }),
      ),
    )
    const find = many.finderOf(wordFrom('skyhawk'))
    const penalties = Array.from({ length: 1_000 }, (_, slot) => find(slot))
    expect(new Set(penalties.filter((_, slot) => slot % 2 === 0))).toEqual(new Set([4]))
    expect(new Set(penalties.filter((_, slot) => slot % 2 === 1))).toEqual(new Set([2]))
  })
})

import { expect, it } from '@jest/globals'
import { SearchableTexts } from './searchable-texts.ts'
import { TextDictionary } from './text-dictionary.ts'

/** Enough text for more than one chunk and many blocks. */
const words = Array.from({ length: 40_000 }, (_, index) => {
  const filling = 'é日x'.repeat(index % 7)
  return index % 100 === 0 ? '' : `${filling}${index.toString(36)}-toner ${index % 977}`
})

const textsOfWords = new SearchableTexts()
for (const word of words) textsOfWords.add(word)

/** Jest compares long arrays slowly. */
const isSameList = (one: readonly number[], other: readonly number[]) => one.join() === other.join()

it.each(['t', '日', 'on', 'er 9', '-toner', 'zz-', '97é', '7é日', 'nowhere', '976a'])(
  'finds the texts that include %j, and no match across two texts',
  (term) => {
    const found: number[] = []
    textsOfWords.forEachIncluding(term, (text) => found.push(text))
    const expected = words.flatMap((word, text) => (word.includes(term) ? [text] : []))
    expect(isSameList(found, expected)).toBe(true)
  },
)

it('finds no text that was removed', () => {
  const texts = new SearchableTexts()
  texts.add('kept')
  texts.add('removed')
  texts.removeLast()
  texts.add('kept too')
  const found: number[] = []
  texts.forEachIncluding('e', (text) => found.push(text))
  expect([found, texts.length]).toEqual([[0, 1], 2])
})

it('numbers each distinct text once', () => {
  const dictionary = new TextDictionary()
  const numbers = words.map((word) => dictionary.numberOf(word))
  const repeated = words.map((word) => dictionary.numberOf(word))
  expect(isSameList(repeated, numbers)).toBe(true)
  expect(dictionary.length).toBe(new Set(words).size)
})

import { expect, it } from '@jest/globals'
import { TextColumn } from './text-column.ts'

it('reads each text back after longer and shorter ones replaced it', () => {
  const column = new TextColumn()
  const texts = Array.from({ length: 2000 }, (_, slot) => 'ß'.repeat(slot))
  for (const [slot, text] of texts.entries()) column.set(slot, text)
  for (const [slot, text] of texts.entries()) {
    texts[slot] = slot % 2 ? `${text}longer` : 'short'
    column.set(slot, texts[slot] ?? '')
  }
  expect(texts.every((text, slot) => column.read(slot) === text)).toBe(true)
  expect(column.bytes.wasted).toBeGreaterThan(0)
})

it('tests texts for a term, the cleared ones too', () => {
  const column = new TextColumn()
  for (const text of ['hp toner', 'toner', 'tone', '']) column.push(text)
  column.clear(1)
  expect([0, 1, 2, 3].map(column.filterBy(Buffer.from('toner')))).toEqual([
    true,
    false,
    false,
    false,
  ])
})

it('stores a text as large as a chunk and rejects a larger one', () => {
  const column = new TextColumn()
  for (const text of ['a', 'b'.repeat(2 ** 20), '', 'c']) column.push(text)
  expect([0, 2, 3].map((slot) => column.read(slot))).toEqual(['a', '', 'c'])
  expect(column.lengthOf(1)).toBe(2 ** 20)
  expect(() => column.push('d'.repeat(2 ** 20 + 1))).toThrow(RangeError)
})

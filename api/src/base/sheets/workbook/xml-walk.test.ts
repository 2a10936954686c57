import { Readable } from 'node:stream'
import { expect, it } from '@jest/globals'
import { walkXml } from './xml-walk.ts'

async function countElements(pieces: Iterable<string>): Promise<number> {
  let elements = 0
  const bytes = Readable.from(pieces, { objectMode: true }).map((piece: string) =>
    Buffer.from(piece),
  )
  const open = () => {
    elements += 1
  }
  for await (const _ of walkXml(bytes, { open }));
  return elements
}

const block = 'x'.repeat(64 * 1024)

it.each([
  ['elements within elements', '<a>', '<a>'],
  ['attributes of one element', '<b', ' b="1"'],
  ['a name without an end', '<', block],
  ['an attribute without an end', '<b c="', block],
  ['a comment without an end', '<!--', block],
  ['a text without an end', '<b>', block],
])('rejects %s long before all of it is read', async (_what, start, piece) => {
  let pulled = 0
  function* endless() {
    yield `<root>${start}`
    for (; pulled < 1_000; pulled += 1) yield piece
  }
  await expect(countElements(endless())).rejects.toThrow('too')
  expect(pulled).toBeLessThan(500)
})

it('reads a document that is long, but not deep', async () => {
  const row = '<row><c><is><t>text &amp; more</t></is></c></row>'
  const rows = Array.from({ length: 5_000 }, () => row)
  expect(await countElements(['<sheet>', ...rows, '</sheet>'])).toBe(20_001)
})

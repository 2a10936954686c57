import { expect, it } from '@jest/globals'
import { findChapterFaults, readChapters } from './rule-chapters.ts'

const path = 'api/rules/ordering.md'
const text =
  '# Ordering\n\n## 1 Cart\n\n- **1.1** One.\n- **1.2** Two,\n  more.\n\n## 2 Status\n\n- **2.1** Three.\n'

it('reads a chapter with the numbers of its rules, and no other document', () => {
  const readme = { path: 'api/rules/README.md', text: '- **1.1** No chapter.' }
  expect(readChapters([{ path, text }, readme])).toEqual([
    { path, name: 'ordering', numbers: ['1.1', '1.2', '2.1'], words: 18 },
  ])
  expect(findChapterFaults([{ path, text }])).toEqual([])
})

it.each([
  ['- **1.1** Again.', 'the number 1.1 is there twice'],
  ['- **1.3** Late.', 'the rule 1.3 stands in section 2'],
  ['- No number.', 'a rule without a number'],
  ['word '.repeat(1_500), 'words, more than 1500'],
])('finds the fault of %s', (line, fault) => {
  expect(findChapterFaults([{ path, text: text + line }])).toContainEqual(
    expect.stringContaining(fault),
  )
})

it('finds two chapters of one name', () => {
  expect(
    findChapterFaults([
      { path, text },
      { path: 'shell/rules/ordering.md', text },
    ]),
  ).toEqual([
    `${path}: another chapter is called ordering, too`,
    'shell/rules/ordering.md: another chapter is called ordering, too',
  ])
})

import { expect, it } from '@jest/globals'
import { documentTitleOf, readDocumentTitles } from './product-documents.ts'

it.each([
  ['LaserJet_P1108_manual.pdf', 'LaserJet P1108 manual'],
  ['C:\\scans\\Data sheet v1.2.PDF', 'Data sheet v1.2'],
  ['.pdf', 'Document'],
  ['fdp.\u202Etxt.pdf', 'Document'],
  [`${'long '.repeat(40)}.pdf`, 'long '.repeat(16).trim()],
])('the file %j proposes the title %j', (fileName, title) => {
  expect(documentTitleOf(fileName)).toBe(title)
})

it('titles are lines of 1 to 80 characters, of at most five documents', () => {
  expect(readDocumentTitles([' Data sheet\n', 'मैनुअल'])).toEqual({
    titles: ['Data sheet', 'मैनुअल'],
    faults: [],
  })
  const { faults } = readDocumentTitles(['a', ' ', 'x'.repeat(81), 'b\u202Ec', 'd', 'e'])
  expect(faults.map(({ field }) => field)).toEqual([
    'documents.1',
    'documents.2',
    'documents.3',
    'documents',
  ])
})

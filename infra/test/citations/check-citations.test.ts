import { describe, expect, it } from '@jest/globals'
import { findCitationFaults } from './check-citations.ts'

const chapter = { path: 'api/rules/ordering.md', text: '## 4 Status\n\n- **4.1** It has six.\n' }
const decisions = ['infra/decisions/0006-placing.md', 'infra/decisions/superseded/0009-import.md']
const paths = [
  'api/src/orders.ts',
  'api/README.md',
  'shell/ui/ui.api.md',
  chapter.path,
  ...decisions,
]

const faultsOf = (text: string, path = 'api/src/orders.ts') =>
  findCitationFaults([chapter, { path, text }], paths)

describe('a citation', () => {
  it.each([
    '// The buyer may still cancel (ordering 4.1).',
    '/** READ COMMITTED (decision 0006), as ADR 0006 has it. */',
    '// See api/README.md and README.md; ui.api.md is a report.',
    '/** The header (RFC 1035 §4.1), CGST Rules 46(h). */',
    'const people = 4.1, base = 36 // a Luhn check in base 36',
  ])('leads to something in %s', (text) => {
    expect(faultsOf(text)).toEqual([])
  })

  it.each([
    ['// (ordering 4.2)', 'there is no rule ordering 4.2'],
    ['// (ordering 9.1)', 'there is no rule ordering 9.1'],
    ['// ADR 0007 says so', 'there is no ADR 0007'],
    ['// see decision 0009', 'decision 0009 is superseded: cite what supersedes it'],
    ['// (api.md, Orders)', 'there is no document api.md in the repository'],
    ['// notes/database.md', 'there is no document notes/database.md in the repository'],
    ['// spec §5: the mobile', 'a citation of a document outside the repository'],
    ['// §9: the last slab wins', 'a citation of a document outside the repository'],
    ['// as issue 18 asks', 'a citation of a document outside the repository'],
  ])('leads nowhere in %s', (text, fault) => {
    expect(faultsOf(`\n${text}`)).toEqual([`api/src/orders.ts:2: ${fault}`])
  })

  it('of a superseded decision is for decisions', () => {
    expect(faultsOf('This replaces ADR 0009.', 'infra/decisions/0006-placing.md')).toEqual([])
  })
})

describe('a link of a document', () => {
  it('leads to a file or a folder, from where the document is', () => {
    const text =
      '[a](rules/ordering.md#4-status) [b](../infra/decisions/) [c](https://a.example) [d](#map)'
    expect(faultsOf(text, 'api/README.md')).toEqual([])
  })

  it('is a fault when nothing is there', () => {
    expect(faultsOf('[a](../infra/decisions/0009-import.md)', 'api/README.md')).toEqual([
      'api/README.md:1: the link ../infra/decisions/0009-import.md leads nowhere',
    ])
  })
})

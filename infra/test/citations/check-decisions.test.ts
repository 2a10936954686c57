import { describe, expect, it } from '@jest/globals'
import { findDecisionsFaults } from './check-decisions.ts'

const folder = 'infra/decisions'
const decision = (status: string, number = '0006') => `# ${number} Placing\n\n${status}\n\nText.\n`

function faultsOf(files: Record<string, string>): string[] {
  const texts = Object.entries(files).map(([path, text]) => ({ path: `${folder}/${path}`, text }))
  const index = texts.map(({ path }) => `[x](${path.slice(folder.length + 1)})`).join(' ')
  return findDecisionsFaults([...texts, { path: `${folder}/README.md`, text: index }])
}

describe('a decision', () => {
  it('is accepted, perhaps changed in parts, or superseded by one in force', () => {
    const superseded = decision('Status: superseded by [0007](../0007-b.md)')
    const changed = decision('Status: accepted; changed since: stock by [0008](0008-c.md)', '0007')
    expect(faultsOf({ 'superseded/0006-a.md': superseded, '0007-b.md': changed })).toEqual([])
  })

  it.each(['Accepted', 'Status: superseded by [0007](../0007-b.md)', ''])(
    'says that it is accepted, not %j',
    (status) => {
      expect(faultsOf({ '0006-a.md': decision(status) })).toEqual([
        `${folder}/0006-a.md: its third line is no "Status: accepted"`,
      ])
    },
  )

  it.each(['Status: accepted', 'Status: superseded', 'Status: superseded by 0007'])(
    'among the superseded names what supersedes it, not %j',
    (status) => {
      const files = { 'superseded/0006-a.md': decision(status) }
      expect(faultsOf({ ...files, '0007-b.md': decision('Status: accepted', '0007') })).toEqual([
        expect.stringContaining('its third line is no "Status: superseded by'),
      ])
    },
  )

  it('is superseded by one that is in force', () => {
    const files = { 'superseded/0006-a.md': decision('Status: superseded by [0007](../0007-b.md)') }
    expect(faultsOf(files)).toEqual([expect.stringContaining('is no decision in force')])
  })

  it('has a number of its own, which begins its title', () => {
    const files = {
      '0006-a.md': decision('Status: accepted'),
      '0006-b.md': decision('Status: accepted'),
    }
    expect(faultsOf(files)).toEqual([`${folder}/: two decisions have the number 0006`])
    expect(faultsOf({ '0007-a.md': decision('Status: accepted') })).toEqual([
      `${folder}/0007-a.md: its title does not begin with 0007`,
    ])
  })

  it('stands once in the index', () => {
    const file = { path: `${folder}/0006-a.md`, text: decision('Status: accepted') }
    expect(findDecisionsFaults([file])).toEqual([
      `${folder}/README.md: lists 0006-a.md 0 times instead of once`,
    ])
  })
})

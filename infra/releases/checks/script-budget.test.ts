import { expect, it } from '@jest/globals'
import { checkBudget, scriptBytes } from './script-budget.ts'

const release = {
  name: 'mf-tea',
  version: '1.0.0',
  files: {
    'container.js': { integrity: '', bytes: 9000, brotliBytes: 3000 },
    'remote.js': { integrity: '', bytes: 500 },
    'leaf.webp': { integrity: '', bytes: 90_000 },
  },
}

it('counts only scripts, as browsers receive them', () => {
  expect(scriptBytes(release)).toBe(3500)
})

it('rejects a release that exceeds its budget', () => {
  expect(() => checkBudget(release, 3500)).not.toThrow()
  expect(() => checkBudget(release, 3499)).toThrow(/mf-tea@1\.0\.0 .* 1 more than their budget/)
})

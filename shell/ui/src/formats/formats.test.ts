import { afterEach, describe, expect, it } from '@jest/globals'
import { chooseLanguage } from '../../../sdk/src/language/language.ts'
import { formatDate, formatDateTime } from './format-date-time.ts'

afterEach(() => chooseLanguage('en'))

describe('formatDateTime', () => {
  it('shows Indian time, also when the day differs from UTC', () => {
    expect(formatDateTime('2026-11-20T18:45:00Z')).toBe('21 Nov 2026, 12:15 am')
    expect(formatDate('2026-11-20T18:45:00Z')).toBe('21 Nov 2026')
  })

  it('follows the language', async () => {
    await chooseLanguage('hi')
    expect(formatDate('2026-11-20T18:45:00Z')).toBe('21 नव॰ 2026')
    expect(formatDateTime('2026-11-27T10:20:00Z')).toBe('27 नव॰ 2026, दोपहर 3:50')
    await chooseLanguage('en')
    expect(formatDate('2026-11-20T18:45:00Z')).toBe('21 Nov 2026')
  })

  it.each([undefined, null, '', 'yesterday'])('shows N/A for %p', (instant) => {
    expect(formatDateTime(instant)).toBe('N/A')
  })
})

import { expect, it } from '@jest/globals'
import type { Cohort } from '@store/contract/schemas/site/telemetry'
import { suitsBrowser } from './suits-browser.ts'

interface Given {
  stored?: Record<string, string>
  isPhone?: boolean
  cohort?: Cohort
}

function browser({ stored = {}, isPhone = false, cohort = 'stable' }: Given) {
  return {
    width: 'wide',
    releases: [{ cohort }],
    storage: { getItem: (key: string) => stored[key] ?? null },
    matchMedia: () => ({ matches: isPhone }),
  }
}

it('shows the HTML to somebody who is not signed in', () => {
  expect(suitsBrowser(browser({}))).toBe(true)
  expect(suitsBrowser(browser({ stored: { colorMode: 'dark', language: 'en' } }))).toBe(true)
})

it.each<[string, Given]>([
  ['a signed-in person, whose prices are others', { stored: { token: 'of-a-reseller' } }],
  ['somebody who reads Hindi', { stored: { language: 'hi' } }],
  ['a phone, for which it was not rendered', { isPhone: true }],
  ['a browser that gets a canary', { cohort: 'canary' }],
])('hides the HTML from %s', (_, given) => {
  expect(suitsBrowser(browser(given))).toBe(false)
})

it('shows the HTML of a phone on a phone', () => {
  expect(suitsBrowser({ ...browser({ isPhone: true }), width: 'phone' })).toBe(true)
})

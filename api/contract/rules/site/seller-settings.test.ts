import { expect, it } from '@jest/globals'
import { missingFact, telephoneUrl } from './seller-settings.ts'

it('tells a superadmin where a missing fact is given, and everybody else to ask', () => {
  expect(missingFact('gstin', 'superadmin')).toBe('[GSTIN: fill in under Settings]')
  expect(missingFact('officerPhone', 'visitor')).toBe('[phone: ask us]')
  expect(missingFact('returnDays', 'reseller-admin')).toBe('[days: ask us]')
})

it('dials a phone number without its spaces and hyphens', () => {
  expect(telephoneUrl('+91 40-4000 1996')).toBe('tel:+914040001996')
})

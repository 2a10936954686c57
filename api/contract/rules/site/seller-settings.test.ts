import { expect, it } from '@jest/globals'
import { missingFact, telephoneUrl } from './seller-settings.ts'

it('names a missing fact and the setting that gives it', () => {
  expect(missingFact('gstin')).toBe('[GSTIN: set SELLER_GSTIN]')
  expect(missingFact('officerPhone')).toBe('[phone: set GRIEVANCE_OFFICER_PHONE]')
})

it('dials a phone number without its spaces and hyphens', () => {
  expect(telephoneUrl('+91 40-4000 1996')).toBe('tel:+914040001996')
})

import { expect, it } from '@jest/globals'
import { findProblems, updateCatalogue } from './update-catalogue.ts'

it('keeps translations, adds new sentences without one, and leaves out unused ones', () => {
  const known = { Sort: 'क्रम', Gone: 'गया' }
  expect(updateCatalogue(known, ['Sort', 'Add', 'Sort'])).toEqual({ Add: '', Sort: 'क्रम' })
})

it('finds missing translations, and those with other placeholders or tags', () => {
  const problems = findProblems({
    Sort: 'क्रम',
    Add: ' ',
    'Only {count} left of <0>{name}</0>': '<0>{name}</0> में केवल {count} बचे',
    'See <0>the page</0>': 'पेज देखें',
    '{n, plural, one {# line} other {# lines}}': '{n, plural, one {# पंक्ति} other {# पंक्तियाँ}}',
  })
  expect(problems).toEqual([
    'no translation: Add',
    'other placeholders or tags: See <0>the page</0> → पेज देखें',
  ])
})

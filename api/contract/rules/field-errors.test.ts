import { expect, it } from '@jest/globals'
import { findBlank } from './field-errors.ts'

const said = 'Please fill all required fields.'

it('names each empty field, in the order of the form', () => {
  const form = { name: ' ', firm: undefined, city: 'Mumbai', state: null }
  expect(findBlank(form, ['name', 'firm', 'city', 'state'], said)).toEqual({
    message: said,
    fields: [
      { field: 'name', message: said },
      { field: 'firm', message: said },
      { field: 'state', message: said },
    ],
  })
})

it('asks for what is missing in a field that has words of its own', () => {
  const form = { name: '', city: '' }
  expect(
    findBlank(form, ['name', 'city'], { form: said, fields: { name: 'Enter your name' } }),
  ).toEqual({
    message: said,
    fields: [
      { field: 'name', message: 'Enter your name' },
      { field: 'city', message: said },
    ],
  })
})

it.each(['\u200b', '\u2060 \ufeff', '\u00ad\u200e'])(
  'treats invisible characters as blank: %j',
  (name) => {
    expect(findBlank({ name }, ['name'], said)?.fields).toEqual([{ field: 'name', message: said }])
  },
)

it('leaves joiners inside a name alone', () => {
  expect(findBlank({ name: '\u0915\u094d\u200d\u0937' }, ['name'], said)).toBeUndefined()
})

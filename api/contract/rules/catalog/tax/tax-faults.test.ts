import { expect, it } from '@jest/globals'
import { findTaxFaults } from './tax-faults.ts'

const toner = { gstPercent: 18, hsn: '84439959', unit: 'PCS' }
const noUnit = 'is no unit of goods. Choose one of the list.'

it.each([
  ['goods', toner, []],
  ['goods without an HSN', { ...toner, hsn: undefined }, []],
  ['a service', { ...toner, hsn: '997331', unit: 'NA' }, []],
  ['a rate that exists and is unusual', { ...toner, gstPercent: 28 }, []],
  ['no rate', { ...toner, gstPercent: 17 }, [/^17 is no GST rate/]],
  ['no HSN', { ...toner, hsn: '99999999' }, [/four or six digits/]],
  ['a service in pieces', { ...toner, hsn: '997331' }, ['A service has the unit NA.']],
  ['goods without a unit', { ...toner, unit: 'NA' }, [`NA ${noUnit}`]],
  ['an unknown unit', { ...toner, unit: 'XYZ' }, [`XYZ ${noUnit}`]],
  [
    'all at once',
    { gstPercent: 0.18, hsn: '0000', unit: 'NA' },
    [/Did you mean 18/, /0000/, /^NA/],
  ],
])('names what is wrong with the tax details of %s', (_of, given, faults) => {
  const found = findTaxFaults(given)
  expect(found).toHaveLength(faults.length)
  for (const [index, fault] of faults.entries()) expect(found[index]).toMatch(fault)
})

import { expect, it } from '@jest/globals'
import {
  defaultTaxSettings,
  findTaxSetting,
  findTaxSettingError,
  type TaxSetting,
} from './tax-settings.ts'

const settingOf = (...asked: Parameters<typeof findTaxSetting>) => findTaxSetting(...asked)?.value

const limit = (facts: Partial<TaxSetting>): TaxSetting => ({
  ...{ name: 'ewayBillLimit', state: '', from: '2026-04-01', value: '75000', source: 'A notice' },
  ...facts,
})

it('the limit of a large sale is the one of its day', () => {
  const at = (day: string) => settingOf([], 'largeSaleLimit', { day })
  expect([at('2024-07-31'), at('2024-08-01')]).toEqual(['250000', '100000'])
})

it('what was entered for a day holds from then on, for a state within it', () => {
  const entered = [limit({}), limit({ state: '27', value: '100000' })]
  const at = (day: string, state?: string) =>
    settingOf(entered, 'ewayBillLimit', { day, ...(state !== undefined && { state }) })
  expect([
    at('2026-03-31'),
    at('2026-04-01'),
    at('2026-04-01', '27'),
    at('2026-04-01', '36'),
  ]).toEqual([...['50000', '75000', '100000', '75000']])
})

it('a later entry of the same day is the one that holds', () => {
  const entered = [limit({}), limit({ value: '80000' })]
  expect(settingOf(entered, 'ewayBillLimit', { day: '2026-11-01' })).toBe('80000')
})

it('every default is valid and has a source', () => {
  for (const setting of defaultTaxSettings)
    expect([setting, findTaxSettingError(setting)]).toEqual([setting, undefined])
})

it.each([
  ['a value of another kind', limit({ value: 'much' }), 'value'],
  ['a state that there is not', limit({ state: '99' }), 'state'],
  ['a state where states do not differ', limit({ name: 'largeSaleLimit', state: '27' }), 'state'],
  ['no day', limit({ from: '' }), 'from'],
  ['no source', limit({ source: ' ' }), 'source'],
])('%s is refused', (_of, setting, field) => {
  expect(findTaxSettingError(setting)?.fields).toMatchObject([{ field }])
})

it.each([
  ['2018-06-30', '27', '50000'],
  ['2018-07-01', '27', '100000'],
  ['2023-11-30', '19', '100000'],
  ['2023-12-01', '19', '50000'],
  ['2026-11-20', '36', '50000'],
])('the limit of e-way bills on %s within the state %s is %s rupees', (day, state, rupees) => {
  expect(settingOf([], 'ewayBillLimit', { day, state })).toBe(rupees)
})

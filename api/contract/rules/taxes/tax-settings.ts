import { type FormError, fieldError } from '../field-errors.ts'
import { stateOfCode } from '../shipping/gst-states.ts'
import { taxFileMessages as messages } from './tax-file-messages.ts'

/** What a setting of the tax files holds. */
type TaxSettingKind = 'rupees' | 'digits' | 'yes-no' | 'text'

/** The settings of the tax files: what the law and the portals change from time to time. */
const taxSettingKinds = {
  /** Table 5 of GSTR-1 has inter-state invoices to unregistered buyers above it. */
  largeSaleLimit: 'rupees',
  /** Whether e-invoices are due; so since the turnover of any year from 2017-18 on was above ₹5 crore. */
  eInvoiceDue: 'yes-no',
  /** Digits that an HSN has at least: 4, above ₹5 crore of turnover 6. */
  hsnDigits: 'digits',
  /** Goods worth more, tax included, need an e-way bill before they move. */
  ewayBillLimit: 'rupees',
  /** Whether an e-invoice names the GST number of the consignee. */
  consigneeNumberAsked: 'yes-no',
  gstr1Version: 'text',
  eInvoiceVersion: 'text',
  ewayBillVersion: 'text',
} as const satisfies Record<string, TaxSettingKind>

export type TaxSettingName = keyof typeof taxSettingKinds
const isSettingName = (name: string): name is TaxSettingName => name in taxSettingKinds
export const taxSettingNames = Object.keys(taxSettingKinds).filter(isSettingName)

/** A setting from a day on. */
export interface TaxSetting {
  name: TaxSettingName
  /** GST code of the state within which it holds; blank for all. Only of `ewayBillLimit`. */
  state: string
  /** YYYY-MM-DD */
  from: string
  /** Rupees and digits as a number; `yes` or `no`. */
  value: string
  /** Where it is said. */
  source: string
}

/** GST began. */
const always = '2017-07-01'

/** -1, 0 or 1, by code units: codes and days are ASCII. */
const compare = (one: string, other: string) => Number(one > other) - Number(one < other)
const ofAll = (
  name: TaxSettingName,
  [from, value]: readonly [string, string],
  source: string,
): TaxSetting => ({ name, state: '', from, value, source })

/** The limit of e-way bills for goods that stay within a state, which its commissioner may set (CGST Rules 138(14)(d)). */
const withinState = (
  state: string,
  [from, value]: readonly [string, string],
  source: string,
): TaxSetting => ({ name: 'ewayBillLimit', state, from, value, source })

/** Limits of states whose notifications were read; for the others the general one holds, which warns rather too often. */
const limitsWithinStates: readonly TaxSetting[] = [
  withinState(
    '07',
    ['2018-06-16', '100000'],
    'Delhi: Notification 03/2018 of the Commissioner, State Tax, of 15 June 2018',
  ),
  withinState(
    '10',
    ['2019-01-21', '100000'],
    'Bihar: Notification S.O. 14 of 14 January 2019, as digests of the limits give it',
  ),
  withinState(
    '19',
    ['2018-06-06', '100000'],
    'West Bengal: Notification 13/2018-C.T./GST of 6 June 2018',
  ),
  withinState(
    '19',
    ['2023-12-01', '50000'],
    'West Bengal: Notification 02/2023-C.T./GST of 10 November 2023',
  ),
  withinState(
    '27',
    ['2018-07-01', '100000'],
    'Maharashtra: Notification 15E/2018-State Tax of 29 June 2018',
  ),
  withinState(
    '33',
    ['2018-06-02', '100000'],
    'Tamil Nadu: notification of the Commissioner of State Tax, in force since 2 June 2018',
  ),
]

/** What holds while nothing else is entered. */
export const defaultTaxSettings: readonly TaxSetting[] = [
  ofAll('largeSaleLimit', [always, '250000'], 'CGST Rules 59(4), before 1 August 2024'),
  ofAll(
    'largeSaleLimit',
    ['2024-08-01', '100000'],
    'CGST Rules 59(4), Notification 12/2024-Central Tax of 10 July 2024',
  ),
  ofAll(
    'eInvoiceDue',
    [always, 'no'],
    'Yes above ₹5 crore of turnover in any year since 2017-18, from 1 August 2023: Notification 10/2023-Central Tax of 10 May 2023',
  ),
  ofAll(
    'hsnDigits',
    [always, '4'],
    'Six above ₹5 crore of turnover in the year before, from 1 April 2021: Notification 78/2020-Central Tax of 15 October 2020',
  ),
  ofAll(
    'ewayBillLimit',
    [always, '50000'],
    'CGST Rules 138(1); tax included: its second explanation',
  ),
  ...limitsWithinStates,
  ofAll(
    'consigneeNumberAsked',
    [always, 'no'],
    'GSTN advisory 661, put on hold by advisory 668 of 29 July 2026 until further notice',
  ),
  ofAll(
    'gstr1Version',
    [always, 'GST3.2.4'],
    "Captured files of GSTN's Returns Offline Tool V3.2.4; no document of the portal says it",
  ),
  ofAll('eInvoiceVersion', [always, '1.1'], 'Schema INV-01 of the National Informatics Centre'),
  ofAll(
    'ewayBillVersion',
    [always, '1.0.0621'],
    'Files for bulk generation as other programs write them; no document of the portal was seen',
  ),
]

/**
 * The setting that holds on a day: the latest one from that day or before; one of the state is stronger.
 * @param settings those that were entered; the defaults hold besides
 * @param state GST code
 * @example findTaxSetting([], 'largeSaleLimit', { day: '2026-11-03' })?.value // '100000'
 */
export function findTaxSetting(
  settings: readonly TaxSetting[],
  name: TaxSettingName,
  { day, state = '' }: { day: string; state?: string },
): TaxSetting | undefined {
  return [...defaultTaxSettings, ...settings]
    .filter((one) => one.name === name && one.from <= day)
    .filter((one) => one.state === '' || one.state === state)
    .toSorted((one, other) => compare(one.state, other.state) || compare(one.from, other.from))
    .at(-1)
}

const valuePatterns: Record<TaxSettingKind, RegExp> = {
  rupees: /^\d{1,9}$/,
  digits: /^[468]$/,
  'yes-no': /^(?:yes|no)$/,
  text: /^[A-Za-z0-9.]{1,20}$/,
}

/** Checks a setting: a value of its kind, a state only where states differ, and a source. @returns `undefined` when it is valid */
export function findTaxSettingError(setting: TaxSetting): FormError | undefined {
  const { name, state, from, value, source } = setting
  const isState = state === '' || (name === 'ewayBillLimit' && stateOfCode(state) !== undefined)
  if (!isState) return fieldError('state', messages.settingState)
  const kind = taxSettingKinds[name]
  if (!valuePatterns[kind].test(value)) return fieldError('value', messages.settingValue[kind])
  if (!/^\d{4}-\d{2}-\d{2}$/.test(from)) return fieldError('from', messages.settingDay)
  return source.trim() === '' ? fieldError('source', messages.settingSource) : undefined
}

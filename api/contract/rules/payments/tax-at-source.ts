import { type Paise, paise, shareOf } from '../pricing/money.ts'

/**
 * The lawful forms in which a buyer of goods deducts tax from a payment: of the value without GST; of the whole amount, because
 * it is paid before the invoice; of the part with which the purchases of the year exceed the limit; at the higher rate, because
 * the buyer does not have the seller's PAN.
 */
export const taxForms = ['value', 'advance', 'above-limit', 'no-pan'] as const
export type TaxForm = (typeof taxForms)[number]

/**
 * What the law sets, from a day on. Secondary sources, as of 27 November 2026; a chartered accountant has the last word.
 *
 * 0.1 % of what exceeds ₹50 lakh a year, by buyers with a turnover above ₹10 crore: section 194Q of the Income-tax Act, 1961,
 * from 1 July 2021; since 1 April 2026 section 393 of the Income-tax Act, 2025, at the same rate. Without GST where the invoice
 * shows it and comes first, of the whole amount where the payment comes first: CBDT circular 13 of 30 June 2021. 5 % without PAN:
 * section 206AA, second proviso, and its successor. The collection by the seller, section 206C(1H), ended on 1 April 2025.
 */
const settings = [
  {
    from: '2021-07-01',
    rate: { numerator: 1, denominator: 1000 },
    rateWithoutPan: { numerator: 5, denominator: 100 },
    yearlyLimit: paise(50_00_000_00),
  },
] as const

/** The law that a form rests on, as people name it. */
export const taxSources: Readonly<Record<TaxForm, string>> = {
  value: 'section 393 of the Income-tax Act, formerly 194Q',
  advance: 'section 393 of the Income-tax Act, formerly 194Q; CBDT circular 13 of 2021',
  'above-limit': 'section 393 of the Income-tax Act, formerly 194Q',
  'no-pan': 'formerly section 206AA of the Income-tax Act',
}

/** Buyers round the tax to whole rupees, up or down. */
const roundingPaise = 100

/** Amounts without GST and with it. */
interface Amounts {
  taxable: Paise
  total: Paise
}

/** A purchase from which tax may be deducted. */
export interface TaxedPurchase extends Amounts {
  /** What the buyer bought before in the same financial year; undefined when it is far below the limit. */
  boughtBefore?: Amounts | undefined
}

/** Tax that explains what a payment lacks. */
export interface TaxAtSource {
  form: TaxForm
  /** Whether the store knows of purchases above the yearly limit. Below it the buyer has to say why tax is deducted. */
  isAboveLimit: boolean
}

/** Purchases above this in a financial year are taxed; undefined before there was such a tax. @param day YYYY-MM-DD */
export function yearlyLimitOn(day: string): Paise | undefined {
  return settingsOn(day)?.yearlyLimit
}

const settingsOn = (day: string) => settings.findLast(({ from }) => from <= day)

/**
 * The tax that a buyer deducts from the value without GST, to the paisa.
 * @param day of the payment, YYYY-MM-DD
 * @example taxAtSourceOf(paise(100000000), '2026-11-25') // 100000: ₹1,000 of ₹10 lakh
 */
export function taxAtSourceOf(taxable: Paise, day: string): Paise {
  const rate = settingsOn(day)?.rate
  return rate ? shareOf(taxable, rate.numerator, rate.denominator) : paise(0)
}

/** The part of a purchase above the limit; undefined when all of it is, or nothing. */
function partAbove(amount: Paise, before: Paise, limit: Paise): Paise | undefined {
  const above = before + amount - limit
  return above > 0 && above < amount ? paise(above) : undefined
}

/**
 * The tax of a purchase in each lawful form, likeliest first, to the paisa.
 * @param day of the payment, YYYY-MM-DD
 */
export function taxesAtSource(
  { taxable, total, boughtBefore }: TaxedPurchase,
  day: string,
): { form: TaxForm; tax: Paise }[] {
  const set = settingsOn(day)
  if (!set) return []
  const { rate, rateWithoutPan, yearlyLimit } = set
  const above = [
    partAbove(taxable, boughtBefore?.taxable ?? paise(0), yearlyLimit),
    partAbove(total, boughtBefore?.total ?? paise(0), yearlyLimit),
  ].filter((part) => part !== undefined)
  const at = (form: TaxForm, base: Paise, of: typeof rate | typeof rateWithoutPan) => ({
    form,
    tax: shareOf(base, of.numerator, of.denominator),
  })
  return [
    at('value', taxable, rate),
    at('advance', total, rate),
    ...above.map((base) => at('above-limit', base, rate)),
    ...[taxable, total, ...above].map((base) => at('no-pan', base, rateWithoutPan)),
  ]
}

/**
 * The form of tax by which a payment is short, rounded to whole rupees in either direction.
 * @param missing what the payment lacks
 * @param purchase the order, or several that were paid together
 * @param paid invoices: how many were paid together, the tax of each may be rounded; forms: default all
 * @returns undefined when no lawful tax explains it
 */
export function findTaxAtSource(
  missing: Paise,
  purchase: TaxedPurchase,
  {
    day,
    invoices = 1,
    forms = taxForms,
  }: { day: string; invoices?: number; forms?: readonly TaxForm[] },
): TaxAtSource | undefined {
  if (missing <= 0) return undefined
  const fitting = taxesAtSource(purchase, day)
    .filter(({ form, tax }) => forms.includes(form) && tax > 0)
    .filter(({ tax }) => Math.abs(missing - tax) < roundingPaise * invoices)
    .sort((one, other) => Math.abs(missing - one.tax) - Math.abs(missing - other.tax))
  const [best] = fitting
  if (!best) return undefined
  const limit = settingsOn(day)?.yearlyLimit ?? 0
  const bought = (purchase.boughtBefore?.total ?? 0) + purchase.total
  return { form: best.form, isAboveLimit: bought > limit }
}

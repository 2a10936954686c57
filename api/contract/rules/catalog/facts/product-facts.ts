import * as adminMessages from '../../admin-messages.ts'
import type { FieldError } from '../../field-errors.ts'
import { lineOf } from '../product-texts.ts'

/** A fact of a product, such as its yield; the order of a product's facts is that in which they are shown. */
export interface ProductFact {
  name: string
  value: string
}

/** Maximum number of facts of a product, and the longest name and value of one, in characters. */
export const mostFacts = 24
export const longestFactName = 40
export const longestFactValue = 500

/** The fact that lists the model numbers of the printers in which a cartridge, ink or toner fits. */
export const fitsFactName = 'Fits'

/** The fact with the number of pieces in a pack. */
export const packSizeFactName = 'Pack size'

const words = adminMessages.productFacts
const mostPieces = 10_000

function isNamed({ name }: ProductFact, wanted: string): boolean {
  return name.toLowerCase() === wanted.toLowerCase()
}

function factValueOf(facts: readonly ProductFact[], name: string): string | undefined {
  return facts.find((fact) => isNamed(fact, name))?.value
}

/**
 * The model numbers of the printers in which a product fits, as written; none for a product without such a fact.
 * @example fitsOf([{ name: 'Fits', value: 'HL-L2321D, DCP-L2541DW' }]) // ['HL-L2321D', 'DCP-L2541DW']
 */
export function fitsOf(facts: readonly ProductFact[]): string[] {
  const models = (factValueOf(facts, fitsFactName) ?? '').split(',').map((model) => model.trim())
  return [...new Set(models.filter((model) => keyOfModel(model) !== ''))]
}

/**
 * The form in which model numbers are compared: letters and digits, in any case.
 * @example keyOfModel('HL-L2321D') // 'hll2321d'
 */
export function keyOfModel(modelNo: string): string {
  return modelNo.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** The number of pieces in a pack; undefined for a single piece. */
export function packSizeOf(facts: readonly ProductFact[]): number | undefined {
  const pieces = Number(factValueOf(facts, packSizeFactName))
  return Number.isInteger(pieces) && pieces > 1 ? pieces : undefined
}

function faultOf(fact: ProductFact, others: readonly ProductFact[]): string | undefined {
  const { name, value } = fact
  if (name === '' || value === '') return words.incomplete
  if (name.length > longestFactName) return words.nameTooLong(longestFactName)
  if (value.length > longestFactValue) return words.valueTooLong(longestFactValue)
  if (/[:;]/.test(name) || value.includes(';')) return words.separator
  if (others.some((other) => isNamed(other, name))) return words.twice(name)
  if (isNamed(fact, packSizeFactName) && !isPackSize(value)) return words.packSize
  return undefined
}

function isPackSize(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= mostPieces
}

/**
 * Reads the facts of a product form.
 * @returns the facts as they are stored, and the invalid ones as `facts.<index>`
 */
export function readFacts(forms: readonly ProductFact[]): {
  facts: ProductFact[]
  faults: FieldError[]
} {
  const facts = forms.map(({ name, value }) => ({ name: lineOf(name), value: lineOf(value) }))
  const faults: FieldError[] = []
  if (facts.length > mostFacts) {
    faults.push({ field: 'facts', message: words.tooMany(mostFacts) })
  }
  facts.forEach((fact, index) => {
    const message = faultOf(fact, facts.slice(0, index))
    if (message !== undefined) faults.push({ field: `facts.${index}`, message })
  })
  return { facts, faults }
}

/**
 * Parses the facts in one cell of a product file.
 * @returns undefined for a text of another form
 * @example parseFacts('Yield: 1,600 pages; Colour: Black')
 */
export function parseFacts(text: string): ProductFact[] | undefined {
  const facts: ProductFact[] = []
  for (const part of text.split(';').filter((typed) => typed.trim() !== '')) {
    const [, name, value] = /^([^:]*):(.*)$/s.exec(part) ?? []
    if (name === undefined || value === undefined) return undefined
    facts.push({ name: name.trim(), value: value.trim() })
  }
  return facts
}

/** Writes facts into one cell, in the form of {@link parseFacts}. */
export function formatFacts(facts: readonly ProductFact[]): string {
  return facts.map(({ name, value }) => `${name}: ${value}`).join('; ')
}

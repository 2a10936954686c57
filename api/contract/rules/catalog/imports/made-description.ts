import type { ProductFact } from '../facts/product-facts.ts'

const asSentence = (text: string) => (/[.!?।]$/.test(text) ? text : `${text}.`)

/**
 * The description of a new product whose file has none: its name and its facts.
 * @example makeDescription({ name: 'Toner 12A', facts: [{ name: 'Colour', value: 'Black' }] }) // 'Toner 12A. Colour: Black.'
 */
export function makeDescription({
  name,
  facts,
}: {
  name: string
  facts: readonly ProductFact[]
}): string {
  const parts = [name.trim(), ...facts.map((fact) => `${fact.name}: ${fact.value}`)]
  return parts.filter(Boolean).map(asSentence).join(' ')
}

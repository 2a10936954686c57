import type { Category } from '@store/contract/rules/catalog/catalog-lists'
import type { Variation } from './variations.ts'

const ink = { black: '32151190', other: '32151990' } as const
const solidState = '85235100'
const smallTelevision = '85287215'
/** Licensing of software: a key by mail is a service. With media it is goods, and has the HSN of its category. */
const licence = '997331'

/** Printers by what they do first and by how they print second (heading 8443 of the tariff). */
const printers: Readonly<Record<string, string>> = {
  'laser-printer': '84433240',
  'ink-tank-printer': '84433250',
  'dot-matrix-printer': '84433220',
  'receipt-printer': '84433290',
}
const multifunction = '84433100'

/** What decides the HSN within a category. */
const kinds: Partial<Record<Category, (variation: Variation) => string | undefined>> = {
  Printer: ({ range: { drawing }, model }) =>
    /All-in-One|Multifunction|\bMFP\b/.test(model.title) ? multifunction : printers[drawing],
  'Ink Bottle': ({ model }) => (/\bBlack\b/.test(model.title) ? ink.black : ink.other),
  'Internal HDD': ({ range: { drawing } }) =>
    drawing === 'solid-state-drive' || drawing === 'nvme-drive' ? solidState : undefined,
  TV: ({ model }) => (model.title.includes('32-inch') ? smallTelevision : undefined),
  Software: ({ options }) => (options.some(({ code }) => code === 'DVD') ? undefined : licence),
}

/**
 * The HSN of a product whose kind decides it within its category; undefined where the category, or the range, does.
 * @example hsnOfKind({ range: dotMatrixPrinters, model, options: [] }) // '84433220'
 */
export function hsnOfKind(variation: Variation): string | undefined {
  return kinds[variation.range.category]?.(variation)
}

import {
  type Brand,
  brands,
  type Category,
  categories,
} from '@store/contract/rules/catalog/catalog-lists'
import { parse } from 'csv-parse/sync'
import { readSeedData } from './seed-data.ts'

/** A model as a price list has it. */
export interface Model {
  modelNo: string
  /** Without the brand. */
  title: string
  /** End-user price in whole rupees, GST included. */
  rupees: number
  spec: string
  /** What the picture shows; the model number when the list has none. */
  label: string
}

/** One choice of an axis. An empty code is the plain model; a label is added to the picture's. */
export interface Option {
  code: string
  text: string
  /** What the choice does to a price in rupees. */
  priceOf: (rupees: number) => number
  label: string
}

/** A way in which the models of a range vary: memory, capacity, colour, length. */
export type Axis = readonly Option[]

/** Models of one brand and category that are told apart by a few words and look alike. */
export interface ProductRange {
  brand: Brand
  category: Category
  /** The name of a template in `data/drawings`. */
  drawing: string
  /** What a buyer should know of every model of the range. */
  about: string
  models: readonly Model[]
  axes: readonly Axis[]
  /** Only where it differs from the category's. */
  hsn: string | undefined
  gstPercent: number | undefined
  /** Only where it is not sold by the piece. */
  unit: string | undefined
}

type Row = Readonly<Record<string, string>>

/**
 * Reads everything the demo store sells: `ranges.csv`, their `models.csv`, and `options.csv`, the choices on the axes
 * that a range names. A price of an option is what it adds (`+90`) or multiplies (`*2.5`).
 */
export function readProductRanges(): ProductRange[] {
  const models = rowsOf('models.csv')
  const options = rowsOf('options.csv')
  return rowsOf('ranges.csv').map((row) => ({
    brand: oneOf(brands, textOf(row, 'brand')),
    category: oneOf(categories, textOf(row, 'category')),
    drawing: textOf(row, 'drawing'),
    about: textOf(row, 'about'),
    models: rowsNamed(models, 'range', textOf(row, 'range')).map(modelOf),
    axes: (row.options ?? '')
      .split(' ')
      .filter(Boolean)
      .map((name) => rowsNamed(options, 'option', name).map(optionOf)),
    hsn: row.hsn || undefined,
    gstPercent: row.gst_percent ? wholeOf(row, 'gst_percent') : undefined,
    unit: row.unit || undefined,
  }))
}

function modelOf(row: Row): Model {
  const modelNo = textOf(row, 'model')
  return {
    modelNo,
    title: textOf(row, 'title'),
    rupees: wholeOf(row, 'rupees'),
    spec: textOf(row, 'specification'),
    label: row.label || modelNo,
  }
}

function optionOf(row: Row): Option {
  const { code = '', text = '', label = '' } = row
  return { code, text, priceOf: priceChange(row.price ?? ''), label }
}

function priceChange(price: string): Option['priceOf'] {
  const amount = Number(price.replace('*', ''))
  if (Number.isNaN(amount)) throw new Error(`price of an option: ${price}`)
  return price.startsWith('*') ? (rupees) => rupees * amount : (rupees) => rupees + amount
}

function rowsOf(file: string): Row[] {
  return parse(readSeedData(file), { columns: true })
}

function rowsNamed(rows: readonly Row[], column: string, name: string): Row[] {
  const found = rows.filter((row) => row[column] === name)
  if (found.length === 0) throw new Error(`price lists: no ${column} is named ${name}`)
  return found
}

function textOf(row: Row, column: string): string {
  const text = row[column]
  if (!text) throw new Error(`price lists: ${column} is missing in ${JSON.stringify(row)}`)
  return text
}

function wholeOf(row: Row, column: string): number {
  const value = Number(textOf(row, column))
  if (!Number.isInteger(value)) throw new Error(`price lists: ${column} of ${JSON.stringify(row)}`)
  return value
}

function oneOf<T extends string>(list: readonly T[], text: string): T {
  const found = list.find((value) => value === text)
  if (!found) throw new Error(`price lists: ${text} is not in the lists of the catalogue`)
  return found
}

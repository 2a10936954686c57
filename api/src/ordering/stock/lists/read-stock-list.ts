import { readPrice } from '@store/contract/rules/catalog/typed-numbers'
import { largestStock } from '@store/contract/rules/limits'
import { linesOf, readWrittenLines } from '@store/contract/rules/orders/written-lines/written-lines'
import type { Paise } from '@store/contract/rules/pricing/money'
import { isNameOf } from '@store/contract/rules/sheets/column-names'
import { readQuantityCell } from '@store/contract/rules/sheets/quantity-cell'
import { isTotalRow } from '@store/contract/rules/sheets/total-row'

/** A line of a list of pieces, before the catalogue was asked. */
export interface StockListLine {
  lineNumber: number
  /** What names the product; with the quantity in it, unless a cell says that. */
  text: string
  /** Undefined: the text says it, if anything does. */
  quantity?: number | undefined
  /** What stands where a quantity should, and is none. */
  badQuantity?: string
  cost?: Paise | undefined
  /** What stands where a cost should, and is none. */
  badCost?: string
}

interface Columns {
  name: number[]
  quantity: number
  cost: number | undefined
}

const cellsOf = (line: string) => line.split('\t').map((cell) => cell.trim())

/** The columns that a row of headings names; undefined when it is none. */
function columnsOf(cells: readonly string[]): Columns | undefined {
  const at = (...names: Parameters<typeof isNameOf>[0][]) =>
    names.flatMap((name) => [...cells.keys()].filter((index) => isNameOf(name, cells[index] ?? '')))
  const [quantity] = at('quantity', 'stock')
  const name = [...new Set(at('modelNo', 'name', 'description'))].filter((one) => one !== quantity)
  if (quantity === undefined || name.length === 0) return undefined
  const [cost] = at('cost').filter((one) => one !== quantity && !name.includes(one))
  return { name, quantity, cost }
}

function withQuantity(typed: string): Pick<StockListLine, 'quantity' | 'badQuantity'> {
  if (typed === '') return {}
  const quantity = readQuantityCell(typed, largestStock)
  return quantity === undefined ? { badQuantity: typed } : { quantity }
}

function withCost(typed: string): Pick<StockListLine, 'cost' | 'badCost'> {
  if (typed === '') return {}
  const cost = readPrice(typed)
  return cost === undefined ? { badCost: typed } : { cost }
}

/** A row below headings. @returns undefined for a row that names nothing, such as one of totals */
function rowOf(cells: readonly string[], { name, quantity, cost }: Columns) {
  if (isTotalRow([...cells])) return undefined
  const text = name.map((index) => cells[index] ?? '').find((cell) => cell !== '')
  if (text === undefined) return undefined
  const costCell = cost === undefined ? '' : (cells[cost] ?? '')
  return { text, ...withQuantity(cells[quantity] ?? ''), ...withCost(costCell) }
}

/** A number that counts rows. */
const serialNumber = /^\d{1,4}[.)]?$/

/**
 * Cells without headings: model, quantity, cost. A number of the row may stand before them, and behind them the amount of the
 * line, which their product has to be.
 */
function bareRowOf(all: readonly string[]) {
  const isNumbered =
    all.length > 2 && serialNumber.test(all[0] ?? '') && /\p{L}/u.test(all[1] ?? '')
  const [text = '', quantity = '', cost = '', amount = ''] = isNumbered ? all.slice(1) : all
  if (text === '') return undefined
  const said = { text, ...withQuantity(quantity), ...withCost(cost) }
  const [pieces, price] = [said.quantity, said.cost]
  if (amount === '' || (pieces && price && readPrice(amount) === pieces * price)) return said
  return { text, ...withQuantity(quantity), badCost: `${cost}, ${amount}` }
}

const amount = String.raw`\d[\d,]*(?:\.\d+)?`
const rupeeSign = String.raw`(?:₹|rs\b\.?|inr\b)`
/** "Q2612A - 10 pcs @ 1,150/-": a cost says that it is one. */
const markedCost = new RegExp(
  String.raw`\s*(?:@|\bat\b|\bcost\b|\brate\b)\s*:?\s*(${rupeeSign}?\s*${amount}\S*)\s*$|\s+(${rupeeSign}\s*${amount}\S*)\s*$`,
  'iu',
)
/** "Q2612A, 10, 1150.00": cells between commas, semicolons or bars. */
const separated = new RegExp(
  String.raw`^(.*?\S)\s*[,;|]\s*(\d+(?:\s*(?:pcs?|nos?|pieces?|units?)\.?)?)\s*[,;|]\s*(${rupeeSign}?\s*${amount}(?:\s*/-)?)$`,
  'iu',
)

/**
 * Reads a list of pieces as somebody pasted it: rows of a spreadsheet with headings or without, and lines as people write them,
 * the cost behind an @, a ₹ or a comma. Greetings and headings are left out.
 * @example readStockList('Q2612A\t10\t1150') // [{ lineNumber: 1, text: 'Q2612A', quantity: 10, cost: 115000 }]
 */
export function readStockList(list: string): StockListLine[] {
  let columns: Columns | undefined
  let head = 0
  const found: StockListLine[] = []
  const costs = new Map<number, string>()
  // What is read as a line that somebody wrote; the others are blank, so that the numbers stay.
  const written = linesOf(list).map((line, at): string => {
    const lineNumber = at + 1
    if (line.includes('\t')) {
      const cells = cellsOf(line)
      const headings = columnsOf(cells)
      if (headings) {
        columns = headings
        head = lineNumber
      } else {
        const row = columns ? rowOf(cells, columns) : bareRowOf(cells.filter((cell) => cell !== ''))
        if (row) found.push({ lineNumber, ...row })
      }
      return ''
    }
    const [, text, quantity, cost] = separated.exec(line.trim()) ?? []
    if (text !== undefined && quantity !== undefined && cost !== undefined) {
      found.push({ lineNumber, text, ...withQuantity(quantity), ...withCost(cost) })
      return ''
    }
    const [marked, behindWord, behindSign] = markedCost.exec(line) ?? []
    if (marked === undefined) return line
    costs.set(lineNumber, behindWord ?? behindSign ?? '')
    return line.slice(0, line.length - marked.length)
  })
  const items = readWrittenLines(written.join('\n'))
  for (const { lineNumber, text, quantity } of items) {
    // Above the headings of a table stands who sent it to whom.
    if (lineNumber < head && quantity === undefined) continue
    found.push({ lineNumber, text, ...withCost(costs.get(lineNumber) ?? '') })
  }
  return found.sort((a, b) => a.lineNumber - b.lineNumber)
}

import { openZip, type ZipReader } from './zip-entries.ts'

/** More than 500 lines of an order unpack to, in bytes for each part. */
const largestPartBytes = 8 * 1024 * 1024

function parseXml(text: string): Document {
  return new DOMParser().parseFromString(text, 'application/xml')
}

/** Elements by local name: some programs write them with a prefix. */
const childrenOf = (parent: Document | Element, name: string) => [
  ...parent.getElementsByTagNameNS('*', name),
]

const textOf = (parent: Element) =>
  childrenOf(parent, 't')
    .map(({ textContent }) => textContent)
    .join('')

/** 0 for A, 25 for Z, 26 for AA. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? 'A'
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** The path of the first sheet; almost always the default. */
async function findFirstSheet(zip: ZipReader): Promise<string> {
  const read = async (name: string) => parseXml((await zip.readText(name, largestPartBytes)) ?? '')
  const [sheet] = childrenOf(await read('xl/workbook.xml'), 'sheet')
  const id = sheet && [...sheet.attributes].find(({ localName }) => localName === 'id')?.value
  const relation = childrenOf(await read('xl/_rels/workbook.xml.rels'), 'Relationship').find(
    (each) => each.getAttribute('Id') === id,
  )
  const target = relation?.getAttribute('Target') ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

function cellText(cell: Element, shared: readonly string[]): string {
  const value = childrenOf(cell, 'v')[0]?.textContent ?? ''
  const kind = cell.getAttribute('t')
  if (kind === 's') return shared[Number(value)] ?? ''
  return kind === 'inlineStr' ? textOf(cell) : value
}

/**
 * The rows of the first sheet of an .xlsx file, as texts.
 * @throws Error when it is no such file, or unpacks to more than an order can need
 */
export async function readWorkbook(file: ArrayBuffer): Promise<string[][]> {
  const zip = openZip(file)
  const sheet = await zip.readText(await findFirstSheet(zip), largestPartBytes)
  if (sheet === undefined) throw new Error('no sheet')
  const strings = await zip.readText('xl/sharedStrings.xml', largestPartBytes)
  const shared = strings === undefined ? [] : childrenOf(parseXml(strings), 'si').map(textOf)
  return childrenOf(parseXml(sheet), 'row').map((row) => {
    const cells: string[] = []
    for (const cell of childrenOf(row, 'c')) {
      const reference = cell.getAttribute('r')
      cells[reference ? columnOf(reference) : cells.length] = cellText(cell, shared)
    }
    return Array.from(cells, (cell) => cell ?? '')
  })
}

import { strFromU8, unzipSync } from 'fflate'

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

/** Reads a part of a workbook: undefined when there is none. @throws Error when it unpacks to too much */
type ReadPart = (name: string) => string | undefined

function openParts(file: ArrayBuffer): ReadPart {
  const archive = new Uint8Array(file)
  return (wanted) => {
    // Unpacks this part alone, into a buffer of the size that the archive says: a small file may unpack to gigabytes.
    const { [wanted]: part } = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (name === wanted && originalSize > largestPartBytes) throw new Error('too large')
        return name === wanted
      },
    })
    return part && strFromU8(part)
  }
}

/** The path of the first sheet; almost always the default. */
function findFirstSheet(readPart: ReadPart): string {
  const read = (name: string) => parseXml(readPart(name) ?? '')
  const [sheet] = childrenOf(read('xl/workbook.xml'), 'sheet')
  const id = sheet && [...sheet.attributes].find(({ localName }) => localName === 'id')?.value
  const relation = childrenOf(read('xl/_rels/workbook.xml.rels'), 'Relationship').find(
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
export function readWorkbook(file: ArrayBuffer): string[][] {
  const readPart = openParts(file)
  const sheet = readPart(findFirstSheet(readPart))
  if (sheet === undefined) throw new Error('no sheet')
  const strings = readPart('xl/sharedStrings.xml')
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

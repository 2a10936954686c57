import { posix } from 'node:path'
import type { Readable } from 'node:stream'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import { invalidFileError } from '../import-errors.ts'
import { longestCell } from './sheet-row.ts'
import type { WorkbookZip } from './workbook-zip.ts'
import { walkXml } from './xml-walk.ts'

const smallPart = 1024 * 1024
/**
 * Shared texts are in memory while the sheet is read. The largest upload (25 MB, 50,000 rows with descriptions of 1,850
 * characters) has 92 MB of them, which take 265 MB of the thread's heap when they contain a ₹.
 */
const mostSharedBytes = 120 * 1024 * 1024
const mostSharedTexts = 1_500_000

/** The paths of the first sheet, of the shared texts and of the styles in a workbook. */
interface Addresses {
  sheet: string
  sharedTexts: string | undefined
  styles: string | undefined
}

async function findFirstSheet(part: Readable): Promise<string | undefined> {
  let first: string | undefined
  const open = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (name === 'sheet')
      first ??=
        attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
  }
  for await (const _ of walkXml(part, { open }));
  return first
}

async function readRelations(part: Readable) {
  const relations: { id: string; type: string; target: string }[] = []
  const open = (
    name: string,
    { Id = '', Type = '', Target = '' }: Readonly<Record<string, string>>,
  ) => {
    if (name === 'Relationship') {
      // Targets are relative to xl/, or start at the root.
      relations.push({ id: Id, type: Type, target: posix.resolve('/xl', Target).slice(1) })
    }
  }
  for await (const _ of walkXml(part, { open }));
  return relations
}

/** Finds the parts of the first sheet. @throws HttpError (400) when it is not a workbook */
export async function findSheet(zip: WorkbookZip): Promise<Addresses> {
  const workbook = await zip.open('xl/workbook.xml', smallPart)
  const relationsPart = await zip.open('xl/_rels/workbook.xml.rels', smallPart)
  if (!workbook || !relationsPart) throw invalidFileError(importMessages.fileType, 415)
  const id = await findFirstSheet(workbook)
  const relations = await readRelations(relationsPart)
  const sheet = relations.find((relation) => relation.id === id)?.target
  if (!sheet) throw invalidFileError(importMessages.fileBroken)
  const targetOf = (kind: string) => relations.find(({ type }) => type.endsWith(`/${kind}`))?.target
  return {
    sheet,
    sharedTexts: targetOf('sharedStrings'),
    styles: targetOf('styles'),
  }
}

/** Control characters and others that XML does not allow, as spreadsheet programs write them. */
export function decodeEscapes(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/** The texts shared by the cells of a workbook, by number. */
export async function readSharedTexts(
  zip: WorkbookZip,
  address: string | undefined,
): Promise<string[]> {
  const part = address ? await zip.open(address, mostSharedBytes) : undefined
  const texts: string[] = []
  if (!part) return texts
  let text = ''
  let isText = false
  let isReading = 0
  const walk = walkXml(part, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isReading += 1
      isText = name === 't' && isReading === 0
    },
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isReading -= 1
      if (name !== 'si') return
      if (texts.length === mostSharedTexts)
        throw invalidFileError(importMessages.unpacksTooLarge, 413)
      texts.push(decodeEscapes(text))
    },
    text(piece) {
      if (!isText) return
      text += piece
      if (text.length > longestCell * 2) throw invalidFileError(importMessages.cellTooLong)
    },
  })
  for await (const _ of walk);
  return texts
}

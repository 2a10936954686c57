import { posix } from 'node:path'
import type { Readable } from 'node:stream'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import { dayZeros } from '../cells/number-text.ts'
import { sheetError } from '../sheet-error.ts'
import type { SheetZip } from './open-zip.ts'
import { walkXml } from './xml-walk.ts'

/** A list of sheets or of relations is smaller. */
const smallPart = 1024 * 1024
const mostSheets = 1_000

/** What a workbook says about its parts. Paths are those in the zip. */
export interface WorkbookParts {
  sheets: readonly { name: string; path: string }[]
  sharedTexts: string | undefined
  styles: string | undefined
  dayZero: number
}

interface Relation {
  id: string
  /** The last part of its type, the same in transitional and strict workbooks. */
  kind: string
  path: string
}

type Attributes = Readonly<Record<string, string>>

/** The relations of a part. Targets are relative to the folder of the part, or start at the root. */
async function readRelations(zip: SheetZip, path: string): Promise<Relation[]> {
  const folder = posix.dirname(path)
  const part = await zip.open(
    posix.join(folder, '_rels', `${posix.basename(path)}.rels`),
    smallPart,
  )
  const relations: Relation[] = []
  if (!part) return relations
  const open = (name: string, { Id = '', Type = '', Target = '' }: Attributes) => {
    if (name !== 'Relationship') return
    const target = posix.resolve('/', folder, Target.replaceAll('\\', '/')).slice(1)
    relations.push({ id: Id, kind: posix.basename(Type), path: target })
  }
  for await (const _ of walkXml(part, { open }));
  return relations
}

/** The path of the workbook's own part; undefined when the zip is no workbook. */
export async function findWorkbook(zip: SheetZip): Promise<string | undefined> {
  const relations = await readRelations(zip, '')
  const named = relations.find(({ kind }) => kind === 'officeDocument')?.path ?? 'xl/workbook.xml'
  return zip.has(named) ? named : undefined
}

interface NamedSheet {
  name: string
  id: string
}

async function readSheetNames(
  part: Readable,
): Promise<{ sheets: NamedSheet[]; isFrom1904: boolean }> {
  const sheets: NamedSheet[] = []
  let isFrom1904 = false
  const open = (element: string, attributes: Attributes) => {
    const { name = '', state = 'visible', date1904 = '' } = attributes
    if (element === 'workbookPr') isFrom1904 = /^(?:1|true|on)$/.test(date1904)
    if (element !== 'sheet' || state !== 'visible') return
    const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
    if (id && sheets.length < mostSheets) sheets.push({ name, id })
  }
  for await (const _ of walkXml(part, { open }));
  return { sheets, isFrom1904 }
}

/** Finds the parts of a workbook. @throws HttpError (400, 415) when it is none, or has no sheet */
export async function readWorkbookParts(zip: SheetZip, workbook: string): Promise<WorkbookParts> {
  const part = await zip.open(workbook, smallPart)
  if (!part) throw sheetError(sheetMessages.fileType, 415)
  const { sheets: named, isFrom1904 } = await readSheetNames(part)
  const relations = await readRelations(zip, workbook)
  const pathOf = (wanted: string) => relations.find(({ kind }) => kind === wanted)?.path
  const sheets = named.flatMap(({ name, id }) => {
    // Charts are sheets, too, and have no cells.
    const sheet = relations.find((relation) => relation.id === id && relation.kind === 'worksheet')
    return sheet ? [{ name, path: sheet.path }] : []
  })
  if (sheets.length === 0) throw sheetError(sheetMessages.broken)
  return {
    sheets,
    sharedTexts: pathOf('sharedStrings'),
    styles: pathOf('styles'),
    dayZero: isFrom1904 ? dayZeros.from1904 : dayZeros.from1900,
  }
}

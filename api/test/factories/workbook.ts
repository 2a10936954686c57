import { ZipFile } from 'yazl'

const open = '<?xml version="1.0" encoding="UTF-8"?>'

/** Packs files as a zip. */
export async function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** A workbook as spreadsheet programs write it: with shared texts. */
export function workbookParts(rowsXml: string, sharedTexts: readonly string[] = []) {
  const shared = sharedTexts.map((text) => `<si><t>${text}</t></si>`).join('')
  return {
    '[Content_Types].xml': `${open}<Types/>`,
    'xl/workbook.xml': `${open}<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId3"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `${open}<Relationships><Relationship Id="rId3" Type="x/worksheet" Target="worksheets/sheet1.xml"/>` +
      '<Relationship Id="rId4" Type="x/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>',
    'xl/sharedStrings.xml': `${open}<sst>${shared}</sst>`,
    'xl/worksheets/sheet1.xml': `${open}<worksheet><sheetData>${rowsXml}</sheetData></worksheet>`,
  }
}

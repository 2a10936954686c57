import { openWorkbook } from './workbook-zip.ts'
import { walkXml } from './xml-walk.ts'

const smallPart = 1024 * 1024

/**
 * Whether a workbook counts its days from 1904, as `workbookPr` says.
 * @throws HttpError (413), or Error, for a workbook that cannot be read
 */
export async function countsFrom1904(file: string | Buffer): Promise<boolean> {
  const zip = await openWorkbook(file)
  let isFrom1904 = false
  const open = (name: string, { date1904 = '' }: Readonly<Record<string, string>>) => {
    if (name === 'workbookPr') isFrom1904 = /^(?:1|true|on)$/.test(date1904)
  }
  try {
    const part = await zip.open('xl/workbook.xml', smallPart)
    if (part) for await (const _ of walkXml(part, { open }));
  } finally {
    zip.close()
  }
  return isFrom1904
}

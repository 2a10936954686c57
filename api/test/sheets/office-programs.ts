import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A format that spreadsheet programs save in. */
export type SavedFormat = 'xlsx' | 'ods' | 'xls'

/** @param folder of this conversion alone: the programs keep their settings in it */
type Convert = (folder: string, source: string, format: SavedFormat) => Promise<unknown>

/** Debian's spreadsheet programs, without their windows. */
export const officePrograms: Readonly<Record<'LibreOffice' | 'Gnumeric', Convert>> = {
  LibreOffice: (folder, source, format) =>
    run('soffice', [
      `-env:UserInstallation=file://${folder}/settings`,
      ...['--headless', '--convert-to', format, '--outdir', join(folder, 'saved'), source],
    ]),
  Gnumeric: async (folder, source, format) => {
    const types = {
      xlsx: 'Gnumeric_Excel:xlsx2',
      ods: 'Gnumeric_OpenCalc:odf',
      xls: 'Gnumeric_Excel:excel_biff8',
    }
    const target = join(folder, 'saved', `table.${format}`)
    await run('mkdir', ['-p', join(folder, 'saved')])
    await run('ssconvert', ['--export-type', types[format], source, target])
  },
}

/**
 * A workbook as a spreadsheet program saves it.
 * @throws Error when the program is not installed: `npm run test:office` installs them
 */
export async function saveWith(
  convert: Convert,
  content: Buffer,
  format: SavedFormat,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'store-office-'))
  try {
    const source = join(folder, 'table.xlsx')
    await writeFile(source, content)
    await convert(folder, source, format)
    return await readFile(join(folder, 'saved', `table.${format}`))
  } finally {
    await rm(folder, { recursive: true })
  }
}

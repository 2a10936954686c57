import { describe, expect, it } from '@jest/globals'
import { workbookParts, zipOf } from '../../../test/factories/workbook.ts'
import { HttpError } from '../http/errors/errors.ts'
import { openBook, rejectBrokenFile } from './open-book.ts'
import type { SheetRow } from './sheet-row.ts'

const broken = {
  statusCode: 400,
  message: 'The file is damaged and cannot be read. Open it, save it again and upload it.',
}

async function read(rows: AsyncIterable<SheetRow>): Promise<SheetRow[]> {
  const all: SheetRow[] = []
  for await (const row of rows) all.push(row)
  return all
}

describe('an error while a file is parsed', () => {
  async function* rowsUntil(fault: Error): AsyncGenerator<SheetRow> {
    yield { number: 1, cells: ['name'] }
    throw fault
  }

  it.each([
    new RangeError('Maximum call stack size exceeded'),
    new TypeError('Cannot read properties of undefined'),
    Object.assign(new Error('incorrect header check'), { code: 'Z_DATA_ERROR', errno: -3 }),
  ])('is an error of the file: %s', async (fault) => {
    const refusal = await read(rejectBrokenFile(rowsUntil(fault))).catch((error) => error)
    expect(refusal).toBeInstanceOf(HttpError)
    expect(refusal).toMatchObject(broken)
  })

  it('keeps the message of an error', async () => {
    const refusal = new HttpError({ message: 'Too many rows', fields: [], statusCode: 413 })
    await expect(read(rejectBrokenFile(rowsUntil(refusal)))).rejects.toBe(refusal)
  })

  it('is ours when the disk cannot be read', async () => {
    const fault = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' })
    await expect(read(rejectBrokenFile(rowsUntil(fault)))).rejects.toBe(fault)
  })

  it('is not an error of the file when its consumer fails', async () => {
    const fault = new RangeError('of the database')
    const readAndFail = async () => {
      for await (const _ of rejectBrokenFile(rowsUntil(new Error('never reached')))) throw fault
    }
    await expect(readAndFail()).rejects.toBe(fault)
  })
})

describe('a workbook', () => {
  async function readRows(rowsXml: string) {
    const { sheets } = await openBook(await zipOf(workbookParts(rowsXml)))
    return sheets[0] ? read(sheets[0].rows()) : []
  }

  it.each(['x', '-1', '0', '1.5', '1e400', '9007199254740993', ''])(
    'whose row has the number %j is broken: no report could name the row',
    async (number) => {
      const rows = readRows(`<row r="${number}"><c t="str"><v>name</v></c></row>`)
      await expect(rows).rejects.toMatchObject(broken)
    },
  )

  it('counts rows without a number', async () => {
    const cell = '<c t="str"><v>a</v></c>'
    const rows = await readRows(`<row>${cell}</row><row r="4">${cell}</row><row>${cell}</row>`)
    expect(rows.map(({ number }) => number)).toEqual([1, 4, 5])
  })
})

import { openBook, type SheetFile } from '../../src/base/sheets/open-book.ts'

/** The rows of the first sheet of a file, without their numbers. */
export async function readRows(file: SheetFile): Promise<string[][]> {
  const book = await openBook(file)
  const rows: string[][] = []
  for await (const { cells } of book.sheets[0]?.rows() ?? []) rows.push(cells)
  book.close()
  return rows
}

/** The message and the status with which a file is refused, when it is opened or read. */
export async function refusalOf(file: SheetFile): Promise<[status: number, message: string]> {
  const refusal = await readRows(file).catch((error) => error)
  return [refusal.statusCode, refusal.message]
}

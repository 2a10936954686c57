import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { type Database, type PersonalRows, readPersonalRows } from '../../../base/base.ts'
import { findProductNames } from '../../../catalog/catalog.ts'
import { findPerson } from '../find-person.ts'
import { personalTables } from '../personal-tables.ts'
import { archiveHtml } from './archive-html.ts'

/** Says which product a row is about: its number says nothing outside the database. */
async function withProductNames(
  db: Database,
  found: readonly PersonalRows[],
): Promise<PersonalRows[]> {
  const ids = found.flatMap(({ rows }) =>
    rows.flatMap(({ product_id: id }) => (id ? [Number(id)] : [])),
  )
  const products = await findProductNames(db, [...new Set(ids)])
  const nameOf = new Map(products.map(({ id, name }) => [id, name]))
  return found.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ product_id: id, ...row }) =>
      id === undefined ? row : { product: nameOf.get(Number(id)) ?? null, ...row },
    ),
  }))
}

/** The ZIP with everything that the store has about the owner of an account: for programs, and for people. */
export async function writeArchive(
  db: Database,
  { userId, sellerName, madeAt }: { userId: number; sellerName: string; madeAt: Date },
): Promise<Buffer> {
  const person = await findPerson(db, userId)
  const found = await withProductNames(db, await readPersonalRows(db, personalTables, person))
  const zip = new ZipFile()
  const json = JSON.stringify({ madeAt, seller: sellerName, data: found }, undefined, 2)
  const html = archiveHtml(found, { name: person.name, sellerName, madeAt })
  zip.addBuffer(Buffer.from(json), 'my-data.json', { mtime: madeAt })
  zip.addBuffer(Buffer.from(html), 'my-data.html', { mtime: madeAt })
  zip.end()
  return buffer(zip.outputStream)
}

import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import type { TestFile } from '../../../test/factories/multipart-form.ts'
import { sendProductFile } from '../../../test/factories/product-form.ts'
import { sendQuantityFile } from '../../../test/factories/quantity-file.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()

/** Small valid files that programs and people make: product lists (p) and orders (q). */
const folder = new URL('../../../test/sheet-cases/', import.meta.url)

/** An order file, or a product list whose stock is ordered. */
async function readAsOrder(buyer: SignedInAccount, file: TestFile) {
  const read = await sendQuantityFile(store, buyer, file)
  const headings = read.body.head?.headings
  if (!headings) return read
  const columns = { modelNo: headings.indexOf('modelNo'), quantity: headings.indexOf('stock') }
  return sendQuantityFile(store, buyer, { ...file, columns: JSON.stringify(columns) })
}

it.each(readdirSync(folder))(
  '%s has the same verdict as a price list and as an order',
  async (name) => {
    const file = { name, content: readFileSync(new URL(name, folder)) }
    const [admin, buyer] = [await signIn(store, 'superadmin'), await signIn(store, 'reseller')]
    const sent = { ...file, query: '?dryRun=true', mapping: 'guess' }
    const imported = await sendProductFile(store, admin, sent)
    const ordered = await readAsOrder(buyer, file)
    expect(ordered.status).toBe(imported.statusCode)
    if (ordered.status !== 200) {
      expect(ordered.body.message).toBe(imported.json().message)
      return
    }
    const report = imported.json<ImportReport>()
    const { lines, rejected } = ordered.body
    // The first model number is the same text.
    const [model] = report.columns?.filter(({ column }) => column === 'modelNo') ?? []
    expect([...rejected, ...lines].map(({ modelNo }) => modelNo)).toContain(model?.example)
    // A cell that is no text of a person is named by its row, with what to do about it.
    const strange = report.rejected.filter(({ field }) => field === 'modelNo')
    expect(rejected.map(({ row }) => row)).toEqual(strange.map(({ row }) => row))
    for (const { message } of [...strange, ...rejected]) {
      expect(message).toMatch(/type it again|type the value|Type it again/)
    }
  },
)

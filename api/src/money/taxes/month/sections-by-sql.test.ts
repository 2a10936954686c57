import { expect, it } from '@jest/globals'
import { sellerOfTests } from '../../../../test/taxes/documents-of-tests.ts'
import { randomDocuments } from '../../../../test/taxes/random-documents.ts'
import { storeDocuments } from '../../../../test/taxes/store-documents.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import type { Gstr1File, ItemTax } from '../gstr1/gstr1-file.ts'
import { readTaxSettings } from '../settings/read-tax-settings.ts'
import { makeGstr1 } from './month-files.ts'

const seed = 20_261_129
const count = 5000

/** Signed sums in paise by a key; notes count below zero. */
type Sums = Record<string, string>

const sumText = (...amounts: number[]) => amounts.map((amount) => Math.round(amount) || 0).join(' ')
const paiseOf = (rupees = 0) => Math.round(rupees * 100)

/** Every line of the month, with what decides about its section, grouped by the database. */
const linesSql = `
  WITH documents AS (
    SELECT document.kind, document.content,
      IF(document.kind = 'invoice', 1, -1) AS sign,
      JSON_VALUE(document.content, '$.recipient.gstin') AS gstin,
      JSON_VALUE(document.content, '$.placeOfSupplyCode') AS pos,
      JSON_VALUE(document.content, '$.isIntraState') IN ('true', '1') AS is_intra,
      CAST(JSON_VALUE(
        COALESCE(invoice.content, document.content), '$.totals.total'
      ) AS SIGNED) AS sale_total
    FROM tax_documents AS document
    LEFT JOIN tax_documents AS invoice
      ON invoice.number =
        CONVERT(JSON_VALUE(document.content, '$.against.number') USING ascii) COLLATE ascii_bin
  )
  SELECT
    CASE
      WHEN line.rate = 0 THEN CONCAT_WS(' ', 'nil', IF(is_intra, 'INTRA', 'INTR'), IF(gstin IS NULL, 'B2C', 'B2B'))
      WHEN gstin IS NOT NULL THEN CONCAT_WS(' ', IF(kind = 'invoice', 'b2b', 'cdnr'), gstin)
      WHEN NOT is_intra AND sale_total > 10000000
        THEN CONCAT_WS(' ', IF(kind = 'invoice', 'b2cl', 'cdnur'), pos)
      ELSE CONCAT_WS(' ', 'b2cs', pos)
    END AS section,
    IF(gstin IS NULL, 'b2c', 'b2b') AS half, line.hsn, line.unit, line.rate,
    SUM(sign * line.taxable) AS taxable, SUM(sign * line.igst) AS igst,
    SUM(sign * line.cgst) AS cgst, SUM(sign * line.sgst) AS sgst,
    SUM(IF(line.hsn LIKE '99%', 0, sign * line.quantity)) AS quantity
  FROM documents, JSON_TABLE(content, '$.lines[*]' COLUMNS (
    hsn VARCHAR(8) PATH '$.hsn', unit VARCHAR(3) PATH '$.unit', rate DECIMAL(5, 2) PATH '$.gstPercent',
    quantity INT PATH '$.quantity', taxable BIGINT PATH '$.taxable', igst BIGINT PATH '$.igst',
    cgst BIGINT PATH '$.cgst', sgst BIGINT PATH '$.sgst'
  )) AS line
  GROUP BY section, half, line.hsn, line.unit, line.rate`

interface SqlRow extends Record<'taxable' | 'igst' | 'cgst' | 'sgst' | 'quantity', string> {
  section: string
  half: string
  hsn: string
  unit: string
  rate: string
}

/** Adds up rows under the same key. */
function group(rows: readonly { key: string; amounts: number[] }[]): Sums {
  const sums = new Map<string, number[]>()
  for (const { key, amounts } of rows) {
    const former = sums.get(key) ?? amounts.map(() => 0)
    sums.set(
      key,
      amounts.map((amount, index) => amount + (former[index] ?? 0)),
    )
  }
  return Object.fromEntries(
    [...sums]
      .filter(([, amounts]) => amounts.some((amount) => Math.round(amount) !== 0))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, amounts]) => [key, sumText(...amounts)]),
  )
}

const taxOf = (tax: ItemTax) =>
  'iamt' in tax ? [paiseOf(tax.iamt), 0, 0] : [0, paiseOf(tax.camt), paiseOf(tax.samt)]

/** The sections of a file in the words of the query. */
function sectionsOf(file: Gstr1File): Sums {
  const signed = (sign: number, amounts: number[]) => amounts.map((amount) => sign * amount)
  const itemsOf = (
    key: string,
    sign: number,
    itms: readonly { itm_det: { txval: number } & ItemTax }[],
  ) =>
    itms.map(({ itm_det: detail }) => ({
      key,
      amounts: signed(sign, [paiseOf(detail.txval), ...taxOf(detail)]),
    }))
  return group([
    ...(file.b2b ?? []).flatMap(({ ctin, inv }) =>
      inv.flatMap(({ itms }) => itemsOf(`b2b ${ctin}`, 1, itms)),
    ),
    ...(file.cdnr ?? []).flatMap(({ ctin, nt }) =>
      nt.flatMap(({ itms }) => itemsOf(`cdnr ${ctin}`, -1, itms)),
    ),
    ...(file.b2cl ?? []).flatMap(({ pos, inv }) =>
      inv.flatMap(({ itms }) => itemsOf(`b2cl ${pos}`, 1, itms)),
    ),
    ...(file.cdnur ?? []).flatMap(({ pos, itms }) => itemsOf(`cdnur ${pos}`, -1, itms)),
    ...(file.b2cs ?? []).map((row) => ({
      key: `b2cs ${row.pos}`,
      amounts: [paiseOf(row.txval), ...taxOf(row)],
    })),
    ...(file.nil?.inv ?? []).map(({ sply_ty, nil_amt }) => ({
      key: `nil ${sply_ty.slice(0, -3)} ${sply_ty.slice(-3)}`,
      amounts: [paiseOf(nil_amt), 0, 0, 0],
    })),
  ])
}

function summaryOf(file: Gstr1File): Sums {
  return group(
    (['b2b', 'b2c'] as const).flatMap((half) =>
      (file.hsn?.[`hsn_${half}`] ?? []).map((row) => ({
        key: `${half} ${row.hsn_sc} ${row.uqc} ${row.rt}`,
        amounts: [
          ...[paiseOf(row.txval), paiseOf(row.iamt), paiseOf(row.camt), paiseOf(row.samt)],
          row.qty,
        ],
      })),
    ),
  )
}

/** The sum of one kind of amount over all keys. */
const totalOf = (sums: Sums, index: number) =>
  Object.values(sums).reduce((total, text) => total + Number(text.split(' ')[index]), 0)

const store = useTestStore()

it('sections, table 12 and documents of 5,000 random documents agree to the paisa, added up by SQL and here', async () => {
  await storeDocuments(store, randomDocuments(count, seed))
  const file = await makeGstr1(
    {
      ...{ db: store.db, month: '2026-11', seller: sellerOfTests.gstin },
      readSetting: await readTaxSettings(store.db),
    },
    false,
  )
  const [rows]: SqlRow[][] = await store.db.raw(linesSql)
  const bySql = (rows ?? []).map(({ section, half, hsn, unit, rate, quantity, ...sums }) => ({
    ...{ section, summary: `${half} ${hsn} ${unit} ${Number(rate)}` },
    amounts: [sums.taxable, sums.igst, sums.cgst, sums.sgst].map(Number),
    quantity: Number(quantity),
  }))
  const sections = sectionsOf(file)
  expect(sections).toEqual(group(bySql.map(({ section: key, amounts }) => ({ key, amounts }))))
  const summary = summaryOf(file)
  expect(summary).toEqual(
    group(
      bySql.map(({ summary: key, amounts, quantity }) => ({
        key,
        amounts: [...amounts, quantity],
      })),
    ),
  )
  for (const index of [0, 1, 2, 3]) expect(totalOf(sections, index)).toBe(totalOf(summary, index))
  const issued = file.doc_issue?.doc_det.flatMap(({ docs }) => docs) ?? []
  expect(issued.reduce((sum, { net_issue }) => sum + net_issue, 0)).toBe(count)
  // None of the sections is trivially right.
  const names = new Set(Object.keys(sections).map((key) => key.split(' ')[0]))
  expect([...names].toSorted()).toEqual(['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'nil'])
})

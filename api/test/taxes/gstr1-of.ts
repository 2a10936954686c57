import { findTaxSetting } from '@store/contract/rules/taxes/tax-settings'
import type { TaxedDocument } from '../../src/money/taxes/documents/taxed-document.ts'
import { type Gstr1Options, startGstr1 } from '../../src/money/taxes/gstr1/build-gstr1.ts'
import type { Gstr1File } from '../../src/money/taxes/gstr1/gstr1-file.ts'
import { sellerOfTests } from './documents-of-tests.ts'

export const optionsOfTests: Gstr1Options = {
  gstin: sellerOfTests.gstin,
  month: '2026-11',
  version: 'GST3.2.4',
  largeSaleLimit: (day) => Number(findTaxSetting([], 'largeSaleLimit', { day })?.value) * 100,
}

/** The return of a month that has these documents. */
export function gstr1Of(documents: Iterable<TaxedDocument>): Gstr1File {
  const gstr1 = startGstr1(optionsOfTests)
  for (const document of documents) {
    gstr1.countIssued(document)
    gstr1.add(document)
  }
  return gstr1.finish()
}

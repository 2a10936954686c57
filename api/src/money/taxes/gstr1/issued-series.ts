import type { TaxedDocument } from '../documents/taxed-document.ts'
import type { IssuedDocuments, IssuedSeries } from './gstr1-file.ts'

/** Kinds of documents of table 13 in its order, which have these numbers there. */
const kinds = [
  { kind: 'invoice', doc_num: 1, doc_typ: 'Invoices for outward supply' },
  { kind: 'credit-note', doc_num: 5, doc_typ: 'Credit Note' },
] as const

const countAtEnd = /^(.*?)(\d+)$/

interface Series {
  first: { number: string; count: number }
  last: { number: string; count: number }
  issued: number
}

/** Counts the series of documents for table 13: by number, whatever day they have, and whatever is wrong with them. */
export function createIssuedSeries() {
  const series: Record<TaxedDocument['kind'], Map<string, Series>> = {
    invoice: new Map(),
    'credit-note': new Map(),
  }
  const rowsOf = (kind: TaxedDocument['kind']): IssuedSeries[] =>
    [...series[kind].values()].map(({ first, last, issued }, index) => {
      const totnum = last.count - first.count + 1
      return {
        num: index + 1,
        from: first.number,
        to: last.number,
        totnum,
        // Numbers that no document has; the store leaves none out.
        cancel: totnum - issued,
        net_issue: issued,
      }
    })
  return {
    add({ kind, number }: Pick<TaxedDocument, 'kind' | 'number'>): void {
      const [, prefix = number, digits = '0'] = countAtEnd.exec(number) ?? []
      const one = { number, count: Number(digits) }
      const former = series[kind].get(prefix)
      series[kind].set(prefix, {
        first: former && former.first.count < one.count ? former.first : one,
        last: former && former.last.count > one.count ? former.last : one,
        issued: (former?.issued ?? 0) + 1,
      })
    },

    rows(): IssuedDocuments[] {
      return kinds
        .map(({ kind, ...head }) => ({ ...head, docs: rowsOf(kind) }))
        .filter(({ docs }) => docs.length > 0)
    },
  }
}

/** A part of a mail that is more than a paragraph. Money and numbers are formatted already. */
export type MailPart =
  | { kind: 'text'; text: string }
  /** A page to open; the first of a mail is its button. */
  | { kind: 'link'; label: string; url: string }
  /** Labels with their values, e.g. a bank account. */
  | { kind: 'facts'; title: string; rows: readonly MailFact[] }
  | {
      kind: 'items'
      title: string
      items: readonly MailItem[]
      /** Lines that are not listed. */
      more: number
      sums: readonly MailFact[]
    }

/** A label, e.g. `IFSC`, and its value. */
export type MailFact = readonly [label: string, value: string]

/** A line of an order. */
export interface MailItem {
  name: string
  modelNo: string
  quantity: number
  unitPrice: string
  total: string
}

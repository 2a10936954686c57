/** Tax of an item in rupees: IGST, or CGST and SGST, never both. */
export type ItemTax =
  | { iamt: number; csamt: number }
  | { camt: number; samt: number; csamt: number }

/** What a document has of one rate. */
export interface RateItem {
  num: number
  itm_det: { txval: number; rt: number } & ItemTax
}

/** Table 4: an invoice to a registered buyer. */
export interface B2bInvoice {
  inum: string
  idt: string
  val: number
  pos: string
  rchrg: 'N'
  inv_typ: 'R'
  itms: RateItem[]
}

/** Table 5: a large invoice to an unregistered buyer of another state. */
export interface B2clInvoice {
  inum: string
  idt: string
  val: number
  itms: RateItem[]
}

/** Table 7: all other sales to unregistered buyers, by place and rate, less their credit notes. */
export type B2csRow = {
  sply_ty: 'INTRA' | 'INTER'
  rt: number
  typ: 'OE'
  pos: string
  txval: number
} & ItemTax

/** Table 9B: a credit note to a registered buyer. */
export interface CdnrNote {
  nt_num: string
  nt_dt: string
  ntty: 'C'
  val: number
  pos: string
  rchrg: 'N'
  inv_typ: 'R'
  itms: RateItem[]
}

/** Table 9B: a credit note against an invoice of table 5. */
export interface CdnurNote {
  nt_num: string
  nt_dt: string
  ntty: 'C'
  val: number
  typ: 'B2CL'
  pos: string
  itms: RateItem[]
}

/** Table 8: sales at 0 %. */
export interface NilRow {
  sply_ty: 'INTRB2B' | 'INTRAB2B' | 'INTRB2C' | 'INTRAB2C'
  expt_amt: number
  nil_amt: number
  ngsup_amt: number
}

/** Table 12: sales by HSN, unit and rate, less credit notes. */
export interface HsnRow {
  num: number
  hsn_sc: string
  desc?: string
  uqc: string
  qty: number
  rt: number
  txval: number
  iamt: number
  samt: number
  camt: number
  csamt: number
}

/** Table 13: a series of documents. */
export interface IssuedSeries {
  num: number
  from: string
  to: string
  totnum: number
  cancel: number
  net_issue: number
}

export interface IssuedDocuments {
  doc_num: number
  doc_typ: string
  docs: IssuedSeries[]
}

/**
 * The file of a month's return GSTR-1, as GSTN's Returns Offline Tool writes it. Amounts in rupees with at most two decimals,
 * days DD-MM-YYYY. Sections without rows are absent.
 */
export interface Gstr1File {
  gstin: string
  /** MMYYYY */
  fp: string
  version: string
  hash: 'hash'
  b2b?: { ctin: string; inv: B2bInvoice[] }[]
  b2cl?: { pos: string; inv: B2clInvoice[] }[]
  b2cs?: B2csRow[]
  cdnr?: { ctin: string; nt: CdnrNote[] }[]
  cdnur?: CdnurNote[]
  nil?: { inv: NilRow[] }
  doc_issue?: { doc_det: IssuedDocuments[] }
  hsn?: { hsn_b2b?: HsnRow[]; hsn_b2c?: HsnRow[] }
}

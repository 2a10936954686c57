interface Place {
  Addr1: string
  Addr2?: string
  Loc: string
  Pin: number
  Stcd: string
}

export interface EInvoiceItem {
  SlNo: string
  PrdDesc: string
  IsServc: 'Y' | 'N'
  HsnCd: string
  Qty?: number
  Unit?: string
  UnitPrice: number
  TotAmt: number
  Discount: 0
  AssAmt: number
  GstRt: number
  IgstAmt: number
  CgstAmt: number
  SgstAmt: number
  TotItemVal: number
}

/**
 * A document of the file of e-invoices: schema INV-01, version 1.1, of the National Informatics Centre. Amounts in rupees with
 * at most two decimals, days DD/MM/YYYY.
 */
export interface EInvoice {
  Version: string
  TranDtls: { TaxSch: 'GST'; SupTyp: 'B2B'; RegRev: 'N'; IgstOnIntra: 'N' }
  DocDtls: { Typ: 'INV' | 'CRN'; No: string; Dt: string }
  SellerDtls: { Gstin: string; LglNm: string } & Place
  BuyerDtls: { Gstin: string; LglNm: string; Pos: string } & Place & { Ph?: string }
  ShipDtls?: { Gstin?: string; LglNm: string } & Place
  ItemList: EInvoiceItem[]
  ValDtls: {
    AssVal: number
    CgstVal: number
    SgstVal: number
    IgstVal: number
    Discount: 0
    OthChrg: 0
    RndOffAmt: number
    TotInvVal: number
  }
  RefDtls?: {
    PrecDocDtls?: { InvNo: string; InvDt: string }[]
    ContrDtls?: { PORefr: string }[]
  }
}

export interface EwayBillItem {
  itemNo: number
  productName: string
  productDesc: string
  hsnCode: string
  quantity: number
  qtyUnit: string
  taxableAmount: number
  sgstRate: number
  cgstRate: number
  igstRate: number
  cessRate: 0
  cessNonAdvol: 0
}

/** Part B, as far as it is known. */
export interface TransportPart {
  transMode?: number
  transDistance: number
  transporterName?: string
  transporterId?: string
  transDocNo?: string
  transDocDate?: string
  vehicleNo?: string
  vehicleType?: 'R' | 'O'
}

/**
 * A bill of the file for bulk generation, version 1.0.0621. Its names are not those of the portal's API. The sellers' and
 * buyers' numbers, names and states are of the parties of the bill; addresses and actual states are of where the goods leave
 * and arrive. Amounts in rupees, days DD/MM/YYYY, states and pincodes as numbers.
 */
export interface EwayBill extends TransportPart {
  userGstin: string
  supplyType: 'O'
  subSupplyType: 1
  subSupplyDesc: ''
  docType: 'INV' | 'BIL'
  docNo: string
  docDate: string
  /** 1 billed and shipped to the same, 2 shipped to another. */
  transType: 1 | 2
  fromGstin: string
  fromTrdName: string
  fromAddr1: string
  fromAddr2: string
  fromPlace: string
  fromPincode: number
  fromStateCode: number
  actualFromStateCode: number
  toGstin: string
  toTrdName: string
  toAddr1: string
  toAddr2: string
  toPlace: string
  toPincode: number
  toStateCode: number
  actualToStateCode: number
  totalValue: number
  cgstValue: number
  sgstValue: number
  igstValue: number
  cessValue: 0
  TotNonAdvolVal: 0
  /** Round-off, which may be negative, and services of the invoice, which do not travel. */
  OthValue: number
  totInvValue: number
  mainHsnCode: string
  itemList: EwayBillItem[]
}

export interface EwayBillFile {
  version: string
  billLists: EwayBill[]
}

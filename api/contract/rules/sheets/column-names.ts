/**
 * The names of columns in files of other programs, suppliers, buyers and banks, likeliest first; written as by
 * {@link plainHeading}. A name may stand for several columns: Qty is the stock of a price list and the quantity of an order.
 */
export const columnNames = {
  name: [
    ...['productname', 'itemname', 'product', 'item', 'title', 'particulars', 'nameofitem'],
    ...['nameofproduct', 'stockitem', 'उत्पाद', 'उत्पादकानाम', 'वस्तु', 'सामान', 'नाम'],
  ],
  brand: ['brandname', 'make', 'manufacturer', 'company', 'oem', 'ब्रांड', 'ब्राण्ड', 'कंपनी', 'मेक'],
  category: [
    ...['productcategory', 'itemcategory', 'productgroup', 'itemgroup', 'stockgroup', 'group'],
    ...['type', 'श्रेणी', 'वर्ग', 'समूह'],
  ],
  modelNo: [
    ...[
      'model',
      'modelnumber',
      'modelname',
      'modelcode',
      'partno',
      'partnumber',
      'partcode',
      'mpn',
    ],
    ...['sku', 'skucode', 'itemcode', 'itemno', 'productcode', 'materialcode', 'articleno', 'code'],
    ...['मॉडल', 'मॉडलनंबर', 'मॉडलसंख्या', 'मॉडलनं', 'पार्टनंबर', 'पार्टनं', 'आइटमकोड', 'कोड'],
  ],
  description: [
    ...[
      'productdescription',
      'itemdescription',
      'descriptionofgoods',
      'goods',
      'details',
      'specifications',
      'specification',
    ],
    ...['specs', 'विवरण', 'ब्योरा'],
  ],
  gst: [
    ...['gstpercent', 'gstrate', 'taxrate', 'taxpercent', 'tax', 'igst', 'igstrate'],
    ...['जीएसटी', 'जीएसटीदर', 'कर', 'करदर'],
  ],
  hsn: ['hsncode', 'hsnno', 'hsnsac', 'hsnsaccode', 'sac', 'saccode', 'एचएसएन', 'एचएसएनकोड'],
  unit: ['uqc', 'unitcode', 'uom', 'units', 'इकाई', 'यूनिट'],
  stock: [
    ...['stockqty', 'stockquantity', 'closingstock', 'closingqty', 'availablestock', 'available'],
    ...['availableqty', 'instock', 'onhand', 'qty', 'quantity', 'स्टॉक', 'उपलब्ध', 'मात्रा'],
  ],
  seenStock: ['stockseen', 'oldstock'],
  priceEnduser: [
    ...['enduserprice', 'retailprice', 'sellingprice', 'customerprice', 'saleprice', 'sellingrate'],
    ...['enduser', 'retail', 'price', 'rate', 'कीमत', 'मूल्य', 'दर', 'भाव', 'रेट'],
  ],
  priceReseller: ['resellerprice', 'dealerprice', 'dealerrate', 'reseller', 'dealer', 'डीलरमूल्य'],
  priceDistributor: [
    'distributorprice',
    'distributorrate',
    'distributor',
    'wholesaleprice',
    'थोकमूल्य',
  ],
  slabs: ['quantitybasedprices', 'quantityprices', 'slabprices', 'bulkprices', 'pricebreaks'],
  facts: ['attributes', 'features', 'productfacts'],
  quantity: [
    ...['qty', 'orderqty', 'orderquantity', 'orderedqty', 'qtyordered', 'order', 'requiredqty'],
    ...['requiredquantity', 'reqqty', 'qtyrequired', 'qtyreq', 'requirement', 'poqty', 'qtypcs'],
    ...['qtynos', 'qtyinpcs', 'qtyinnos', 'quantitypcs', 'quantitynos', 'nos', 'pcs', 'pieces'],
    ...['noofpcs', 'noofpieces', 'मात्रा', 'संख्या', 'नग', 'पीस', 'ऑर्डरमात्रा', 'ज़रूरत', 'आवश्यकता'],
  ],
  cost: [
    ...[
      'costprice',
      'purchaserate',
      'purchaseprice',
      'unitprice',
      'unitcost',
      'basicrate',
      'netrate',
    ],
    ...['rate', 'price', 'basic', 'लागत', 'दर', 'भाव', 'रेट', 'कीमत', 'मूल्य'],
  ],
  date: [
    ...['transactiondate', 'txndate', 'trandate', 'postdate', 'postingdate', 'bookingdate'],
    ...['valuedate', 'valuedt', 'दिनांक', 'तारीख', 'तिथि'],
  ],
  narration: [
    ...['description', 'particulars', 'transactionremarks', 'remarks', 'transactiondetails'],
    ...['details', 'transactionparticulars', 'विवरण'],
  ],
  reference: [
    ...['chqrefno', 'refnochequeno', 'chequeno', 'chequenumber', 'chqno', 'refno', 'referenceno'],
    ...['utr', 'utrno', 'transactionid', 'tranid', 'instrumentno', 'संदर्भ'],
  ],
  credit: [
    ...['depositamt', 'depositamount', 'depositamountinr', 'deposit', 'deposits', 'creditamount'],
    ...['cr', 'cramount', 'moneyin', 'paidin', 'जमा'],
  ],
  debit: [
    ...['withdrawalamt', 'withdrawalamount', 'withdrawalamountinr', 'withdrawal', 'withdrawals'],
    ...['debitamount', 'dr', 'dramount', 'moneyout', 'paidout', 'निकासी', 'नामे'],
  ],
  amount: ['amountinr', 'transactionamount', 'transactionamountinr', 'txnamount', 'राशि', 'रकम'],
  direction: ['drcr', 'crdr', 'debitcredit', 'type', 'transactiontype'],
  balance: [
    ...['closingbalance', 'balanceinr', 'availablebalance', 'runningbalance', 'balanceamount'],
    ...['accountbalance', 'शेष', 'बैलेंस'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** What a column of an uploaded file may hold: of a product, of an order, or of a bank statement. */
export type NamedColumn = keyof typeof columnNames

/**
 * The letters and digits of a heading, so that case, spaces and punctuation do not matter.
 * @example plainHeading('Model No.') // 'modelno'
 */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Made plain once: pasted lists ask for each of their lines. */
const plainNames: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(columnNames).map(([column, names]) => [
    column,
    new Set([column, ...names].map(plainHeading)),
  ]),
)

/** Whether a heading is one of the names of a column. */
export function isNameOf(column: NamedColumn, heading: string): boolean {
  return plainNames.get(column)?.has(plainHeading(heading)) ?? false
}

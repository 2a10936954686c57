import type { QuantityFile } from '@store/contract/schemas/orders/purchases'
import type { StockFile } from '@store/contract/schemas/stock/stock'
import type { QuantityFileLine } from '../../purchases/read-quantities.ts'

function writeLine({ modelNo, brand, isBrandNeeded, quantity, cost }: QuantityFileLine): string {
  const name = isBrandNeeded ? `${brand} ${modelNo}` : modelNo
  return [name, quantity, ...(cost === undefined ? [] : [cost])].join('\t')
}

/** The lines of a sheet as somebody would paste them; those at fault are as they stand in the sheet, to be corrected. */
export function listOfFile({ lines, rejected, ...read }: QuantityFile): StockFile {
  const { sheet, remembered, totalRows } = read
  const atFault = rejected.map(({ modelNo, quantity }) => `${modelNo}\t${quantity}`)
  return {
    ...(sheet !== undefined && { sheet }),
    ...(remembered && { remembered }),
    ...(totalRows && { totalRows }),
    list: [...lines.map(writeLine), ...atFault].join('\n'),
  }
}

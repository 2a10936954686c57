import { orderFileAccept } from '@store/contract/rules/limits'
import { purchaseMessages } from '@store/contract/rules/purchases/purchase-messages'
import type { StockFile as StockFileRead } from '@store/contract/schemas/stock/stock'
import { DeferredSheetAnswer, FileDrop, useSheetFile } from '@store/ui'
import { useReadStockFileMutation } from '../stock-api.ts'

/** Fills the lines from an Excel or CSV file. @param onList takes them as a list */
export function StockFile({
  onList,
}: {
  onList: (list: string, former: string | undefined) => void
}) {
  const [readFile, { isLoading }] = useReadStockFileMutation()
  const sheet = useSheetFile<StockFileRead>({
    send: (file, columns) => readFile({ file, columns }).unwrap(),
    onRead: (read, former) => onList(read.list, former?.list),
    failure: purchaseMessages.readFailed,
  })
  return (
    <>
      <FileDrop
        label="Lines from a file"
        name="file"
        hint="Excel or CSV with columns of models and quantities, and of costs where a heading says Rate or Cost"
        accept={orderFileAccept}
        value={undefined}
        error={sheet.state.kind === 'none' ? sheet.state.error : undefined}
        disabled={isLoading}
        onChange={(file) => {
          if (file) void sheet.read(file)
        }}
      />
      <DeferredSheetAnswer
        file={sheet}
        needed={[
          { column: 'modelNo', label: 'Model number' },
          { column: 'quantity', label: 'Quantity' },
        ]}
        incomplete={purchaseMessages.columnsUnreadable}
      />
    </>
  )
}

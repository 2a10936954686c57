import { t } from '@lingui/core/macro'
import { isBuyer } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import { purchaseMessages } from '@store/contract/rules/purchases/purchase-messages'
import type { QuantityFile } from '@store/contract/schemas/orders/purchases'
import { translate, useSession } from '@store/sdk'
import { useSheetFile } from '@store/ui'
import { useReadOrderFileMutation } from './preview-api.ts'

type RejectedRow = QuantityFile['rejected'][number]

interface FileLine {
  modelNo: string
  brand?: string
  isBrandNeeded?: true
  quantity: number | string
}

/** Its brand is left out unless it chooses: one that is not that of the product would have the line asked about. */
const lineOf = ({ modelNo, brand, isBrandNeeded, quantity }: FileLine) =>
  `${isBrandNeeded ? `${brand} ` : ''}${modelNo}, ${quantity}`

/** The lines of a file as they are typed. One that is at fault stays as it is in the file, to be corrected. */
const linesOf = ({ lines, rejected }: QuantityFile) => [...lines, ...rejected].map(lineOf)

function reasonOf({ row, quantity, message }: RejectedRow): string {
  const reason = translate(message)
  return message === messages.cart.quantity
    ? t`Row ${row}, quantity “${quantity}”: ${reason}`
    : t`Row ${row}: ${reason}`
}

/** Why rows were rejected, by their lines. */
const faultsOf = (rejected: readonly RejectedRow[]): ReadonlyMap<string, string> =>
  new Map(rejected.map((row) => [lineOf(row), reasonOf(row)]))

/**
 * Reads files of an order: the server reads sheets, and a plain text is what somebody would paste.
 * @param options.put takes the lines; again, when the same file was read with other columns
 * @param options.onFaults takes why lines cannot be ordered as they are, by each line
 */
export function useOrderFile({
  put,
  onFaults,
}: {
  put: (lines: readonly string[], isAgain: boolean) => void
  onFaults: (faults: ReadonlyMap<string, string>) => void
}) {
  const { role } = useSession()
  const [readFile, { isLoading }] = useReadOrderFileMutation()
  const sheet = useSheetFile<QuantityFile>({
    send: (file, columns) => readFile({ file, columns }).unwrap(),
    onRead: (read, former) => {
      put(linesOf(read), former !== undefined)
      onFaults(faultsOf(read.rejected))
    },
    failure: purchaseMessages.readFailed,
  })
  const read = async (file: File | undefined) => {
    if (!file) return
    if (/\.txt$/i.test(file.name)) {
      sheet.dismiss()
      put([await file.text()], false)
    } else if (isBuyer(role)) await sheet.read(file)
    else sheet.refuse(messages.quickOrder.fileOfVisitor)
  }
  return { sheet, read, isReading: isLoading }
}

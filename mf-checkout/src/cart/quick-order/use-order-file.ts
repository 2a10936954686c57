import { isBuyer } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import { purchaseMessages } from '@store/contract/rules/purchases/purchase-messages'
import type { QuantityFile } from '@store/contract/schemas/orders/purchases'
import { useSession } from '@store/sdk'
import { useSheetFile } from '@store/ui'
import { useReadOrderFileMutation } from './preview-api.ts'

/** The lines of a file as they are typed. One that is at fault stays as it is in the file, to be corrected. */
const linesOf = ({ lines, rejected }: QuantityFile) =>
  [...lines, ...rejected].map(({ modelNo, quantity }) => `${modelNo}, ${quantity}`)

/**
 * Reads files of an order: the server reads sheets, and a plain text is what somebody would paste.
 * @param put takes the lines; again, when the same file was read with other columns
 */
export function useOrderFile(put: (lines: readonly string[], isAgain: boolean) => void) {
  const { role } = useSession()
  const [readFile, { isLoading }] = useReadOrderFileMutation()
  const sheet = useSheetFile<QuantityFile>({
    send: (file, columns) => readFile({ file, columns }).unwrap(),
    onRead: (read, former) => put(linesOf(read), former !== undefined),
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

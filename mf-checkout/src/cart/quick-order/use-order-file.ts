import { isBuyer } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import { purchaseMessages } from '@store/contract/rules/purchases/purchase-messages'
import type { QuantityFile } from '@store/contract/schemas/orders/purchases'
import { messageOf, useSession } from '@store/sdk'
import { useState } from 'react'
import { useReadOrderFileMutation } from './preview-api.ts'

/** The lines of a file as they are typed. One that is at fault stays as it is in the file, to be corrected. */
function linesOf({ lines, rejected }: QuantityFile): string {
  return [
    ...lines.map(({ modelNo, quantity }) => `${modelNo}, ${quantity}`),
    ...rejected.map(({ modelNo, quantity }) => `${modelNo}, ${quantity}`),
  ].join('\n')
}

/**
 * Reads files of an order: the server reads sheets, and a plain text is what somebody would paste.
 * @param append takes the lines
 */
export function useOrderFile(append: (lines: string) => void) {
  const { role } = useSession()
  const [error, setError] = useState<string>()
  const [readFile, { isLoading }] = useReadOrderFileMutation()
  const read = async (file: File | undefined) => {
    if (!file) return
    setError(undefined)
    try {
      if (/\.txt$/i.test(file.name)) append(await file.text())
      else if (isBuyer(role)) append(linesOf(await readFile(file).unwrap()))
      else setError(messages.quickOrder.fileOfVisitor)
    } catch (failure) {
      setError(messageOf(failure, purchaseMessages.readFailed))
    }
  }
  return { read, error, isReading: isLoading }
}

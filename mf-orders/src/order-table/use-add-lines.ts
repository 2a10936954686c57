import { t } from '@lingui/core/macro'
import { largestCartLines } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { purchaseMessages } from '@store/contract/rules/purchases/purchase-messages'
import { messageOf } from '@store/sdk'
import { toast } from '@store/ui'
import { useState } from 'react'
import { useAddLinesToCartMutation } from './add-lines-api.ts'
import { linesText } from './lines-text.ts'
import type { TypedQuantities } from './use-typed-quantities.ts'

/** Adds all typed lines to the cart; refused ones stay with their reasons. */
export function useAddLines(typed: TypedQuantities) {
  const [addLines, { isLoading }] = useAddLinesToCartMutation()
  const [hasAdded, setHasAdded] = useState(false)
  const add = async (): Promise<void> => {
    const sent = typed.lines.slice(0, largestCartLines)
    if (sent.length === 0) {
      toast.error(purchaseMessages.nothingTyped)
      return
    }
    try {
      const { rejected } = await addLines(
        sent.map(({ row: { productId, modelNo }, quantity }) => ({ productId, modelNo, quantity })),
      ).unwrap()
      const refused = rejected.flatMap(({ line, message }) => {
        const productId = sent[line - 1]?.row.productId
        return productId === undefined ? [] : [[productId, message] as const]
      })
      typed.settle(sent, new Map(refused))
      const added = sent.length - refused.length
      setHasAdded(added > 0 || hasAdded)
      const addedLines = linesText(added)
      const refusedLines = linesText(refused.length)
      if (added > 0) toast.success(t`${addedLines} added to cart`)
      if (refused.length > 0) toast.error(t`${refusedLines} to correct`)
    } catch (error) {
      toast.error(messageOf(error, messages.shop.addFailed))
    }
  }
  return { add, isAdding: isLoading, hasAdded }
}

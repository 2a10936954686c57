import { paymentMessages } from '@store/contract/rules/payments/payment-words'
import { receiptMessages } from '@store/contract/rules/payments/receipt-messages'
import { messageOf } from '@store/sdk'
import { toast } from '@store/ui'
import { useTakeBackReceiptsMutation } from '../receipt-changes-api.ts'

/** Undoes assignments: the payments wait again. */
export function useTakeBack() {
  const [takeBack] = useTakeBackReceiptsMutation()
  return {
    takeBackAll: async (ids: readonly string[]) => {
      const { failures } = await takeBack(ids).unwrap()
      if (failures.length > 0) toast.error(messageOf(failures[0], paymentMessages.takeBackFailed))
      else toast.success(receiptMessages.takenBack)
    },
  }
}

import { paymentMessages } from '@store/contract/rules/payments/payment-words'
import { receiptMessages } from '@store/contract/rules/payments/receipt-messages'
import { messageOf } from '@store/sdk'
import { toast } from '@store/ui'
import { useTakeBackReceiptMutation } from '../receipt-changes-api.ts'

/** Requests at once: the API locks each payment and its orders. */
const atOnce = 4

/** Takes payments back from their orders; they wait again. */
export function useTakeBack() {
  const [takeBack] = useTakeBackReceiptMutation()
  return {
    /** Takes back several; the first failure is shown, and does not stop the others. */
    takeBackAll: async (ids: readonly string[]) => {
      const waiting = [...ids]
      const failures: unknown[] = []
      const work = async () => {
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
          await takeBack({ id })
            .unwrap()
            .catch((error: unknown) => failures.push(error))
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      if (failures.length > 0) toast.error(messageOf(failures[0], paymentMessages.takeBackFailed))
      else toast.success(receiptMessages.takenBack)
    },
  }
}

import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { messageOf } from '@store/sdk'
import { Button, discardDraft, Panel, Stack, toast } from '@store/ui'
import { useState } from 'react'
import { checkoutDraft } from '../../checkout/checkout-draft.ts'
import { expectedLinesOf } from '../../checkout/order-summary/summary-line.ts'
import { useGetPaymentSettingsQuery } from '../bank/payment-api.ts'
import {
  announceLowerPrice,
  findOrderProblem,
  isRejection,
  type PlaceOrderInput,
} from '../placing/use-place-order.ts'
import { forgetSeenOrder } from '../seen/seen-order.ts'
import { useCreateOnlineOrderMutation } from './online-order-api.ts'

/** Navigates to the payment gateway, as a link would. */
function redirectTo(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.click()
}

/** Creates the order and redirects to the gateway; a retry after a lost response is still one order. */
function usePayOnline(input: PlaceOrderInput) {
  const { userId, details, order, attempt } = input
  const [createOnlineOrder] = useCreateOnlineOrderMutation()
  const [isBusy, setIsBusy] = useState(false)
  const pay = async () => {
    const problem = findOrderProblem(input)
    if (problem !== undefined) {
      toast.error(problem)
      return
    }
    const idempotencyKey = attempt.begin(order)
    setIsBusy(true)
    try {
      const { payment, order: placed } = await createOnlineOrder({
        ...details,
        expectedTotal: order.totalAmount,
        expectedLines: expectedLinesOf(order),
        idempotencyKey,
      }).unwrap()
      attempt.acknowledged()
      forgetSeenOrder(userId)
      announceLowerPrice(placed)
      discardDraft(userId, checkoutDraft)
      redirectTo(payment.checkoutUrl ?? '/orders')
    } catch (error) {
      if (isRejection(error)) attempt.rejected()
      toast.error(messageOf(error, messages.payment.onlineFailed))
      setIsBusy(false)
    }
  }
  return { pay, isBusy }
}

/** Online payment, if the store has a gateway. */
export function PayOnline(props: PlaceOrderInput) {
  const { data } = useGetPaymentSettingsQuery()
  const { pay, isBusy } = usePayOnline(props)
  if (!data?.online) return null
  const amount = formatRupees(props.order.totalAmount)
  return (
    <Panel title={t`Pay online`}>
      <Stack>
        <p>{t`UPI, card or net banking, on the page of our payment gateway. No proof is needed.`}</p>
        <Button variant="accent" busy={isBusy} onClick={() => void pay()}>
          {t`Pay ${amount} online`}
        </Button>
      </Stack>
    </Panel>
  )
}

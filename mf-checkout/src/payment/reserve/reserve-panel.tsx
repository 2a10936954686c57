import { plural, t } from '@lingui/core/macro'
import { reservedMessages } from '@store/contract/rules/orders/reserved/reserved-messages'
import { messageOf, translate } from '@store/sdk'
import {
  Button,
  Cluster,
  discardDraft,
  FormMessage,
  LinkButton,
  Panel,
  Stack,
  toast,
} from '@store/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { checkoutDraft } from '../../checkout/checkout-draft.ts'
import { expectedLinesOf } from '../../checkout/order-summary/summary-line.ts'
import { useGetPaymentSettingsQuery } from '../bank/payment-api.ts'
import { ConfirmAdvice } from '../limits/limits-notice.tsx'
import type { OrderLimits } from '../limits/order-limits-api.ts'
import {
  announceLowerPrice,
  findOrderProblem,
  isRejection,
  type PlaceOrderInput,
} from '../placing/use-place-order.ts'
import { paymentDraft } from '../proof/proof-values.ts'
import { forgetSeenOrder } from '../seen/seen-order.ts'
import { useReserveOrderMutation } from './reserve-api.ts'

/** Reserves the order and opens it; a retry after a lost response is still one order. */
function useReserve(input: PlaceOrderInput) {
  const { userId, details, order, attempt } = input
  const [reserveOrder] = useReserveOrderMutation()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const navigate = useNavigate()
  const reserve = async () => {
    const problem = findOrderProblem(input)
    setRefusal(problem)
    if (problem !== undefined) return
    const idempotencyKey = attempt.begin(order)
    const expectedTotal = order.totalAmount
    const expectedLines = expectedLinesOf(order)
    setIsBusy(true)
    try {
      const expected = { expectedTotal, expectedLines }
      const reserved = await reserveOrder({ ...details, ...expected, idempotencyKey }).unwrap()
      attempt.acknowledged()
      forgetSeenOrder(userId)
      announceLowerPrice(reserved.order)
      discardDraft(userId, checkoutDraft)
      discardDraft(userId, paymentDraft)
      toast.success(reserved.message)
      await navigate(`/orders/${reserved.order._id}`)
    } catch (error) {
      if (isRejection(error)) attempt.rejected()
      setRefusal(messageOf(error, reservedMessages.failed))
      setIsBusy(false)
    }
  }
  return { reserve, isBusy, refusal }
}

/** The second choice: products and prices are held, and the order is paid later; not every store offers it. */
export function ReservePanel({ limits, ...props }: PlaceOrderInput & { limits: OrderLimits }) {
  const { data } = useGetPaymentSettingsQuery()
  const { reserve, isBusy, refusal } = useReserve(props)
  const hours = data?.holdHours
  if (hours === undefined) return null
  // An order whose answer was lost may have been reserved: that is found by pressing again.
  const isRefusedBefore = limits.reserve !== undefined && !props.attempt.unanswered && !isBusy
  const time = plural(hours, { one: '# hour', other: '# hours' })
  return (
    <Panel title={t`Or pay later`}>
      <Stack>
        <p>
          {t`We hold the products at these prices for ${time}. You get a payment code for your transfer, and can send the proof from any device.`}
        </p>
        {refusal === undefined ? null : (
          <>
            <FormMessage tone="danger">{refusal}</FormMessage>
            <LinkButton to="/orders" variant="secondary" size="s">
              {t`See my orders`}
            </LinkButton>
          </>
        )}
        {isRefusedBefore ? (
          <FormMessage tone="info">
            <Stack gap="s">
              <p>{translate(limits.reserve ?? '')}</p>
              {limits.transfer === undefined ? <ConfirmAdvice limits={limits} /> : null}
              <Cluster>
                <LinkButton to="/orders" variant="secondary" size="s">
                  {t`See my orders`}
                </LinkButton>
              </Cluster>
            </Stack>
          </FormMessage>
        ) : (
          <Button variant="secondary" wide busy={isBusy} onClick={() => void reserve()}>
            {t`Reserve now, pay within ${time}`}
          </Button>
        )}
      </Stack>
    </Panel>
  )
}

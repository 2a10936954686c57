import { plural, t } from '@lingui/core/macro'
import { reservedMessages } from '@store/contract/rules/orders/reserved/reserved-messages'
import { translate } from '@store/sdk'
import { Button, Cluster, FormMessage, LinkButton, Panel, Stack } from '@store/ui'
import { useGetPaymentSettingsQuery } from '../bank/payment-api.ts'
import { useReserveOrderMutation } from '../later/unpaid-order.ts'
import { useOrderUnpaid } from '../later/use-order-unpaid.ts'
import { ConfirmAdvice } from '../limits/limits-notice.tsx'
import type { OrderLimits } from '../limits/order-limits-api.ts'
import type { PlaceOrderInput } from '../placing/use-place-order.ts'

/** The second choice: products and prices are held, and the order is paid later; not every store offers it. */
export function ReservePanel({ limits, ...props }: PlaceOrderInput & { limits: OrderLimits }) {
  const { data } = useGetPaymentSettingsQuery()
  const [reserveOrder] = useReserveOrderMutation()
  const { place, isBusy, refusal } = useOrderUnpaid(props, reserveOrder, reservedMessages.failed)
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
          <Button variant="secondary" wide busy={isBusy} onClick={() => void place()}>
            {t`Reserve now, pay within ${time}`}
          </Button>
        )}
      </Stack>
    </Panel>
  )
}

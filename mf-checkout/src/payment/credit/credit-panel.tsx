import { plural, t } from '@lingui/core/macro'
import {
  type CreditStanding,
  creditRefusalOf,
  creditRefusalText,
  dueDayOf,
} from '@store/contract/rules/credit/credit'
import { creditMessages } from '@store/contract/rules/credit/credit-messages'
import { indiaDayOf, startOfIndiaDay } from '@store/contract/rules/india-days'
import { paiseFromRupees } from '@store/contract/rules/pricing/money'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { WireCreditStanding } from '@store/contract/schemas/payments/credit'
import { translate } from '@store/sdk'
import { Button, FormMessage, formatDate, LinkButton, Panel, Stack } from '@store/ui'
import { useOrderOnCreditMutation } from '../later/unpaid-order.ts'
import { useOrderUnpaid } from '../later/use-order-unpaid.ts'
import type { PlaceOrderInput } from '../placing/use-place-order.ts'

function standingOf({ limit, used, overdue, onHold, ...days }: WireCreditStanding): CreditStanding {
  return {
    ...days,
    limit: paiseFromRupees(limit),
    used: paiseFromRupees(used),
    overdue: paiseFromRupees(overdue),
    isOnHold: onHold,
  }
}

/** The first choice of a buyer with credit: the order is sent before it is paid. Says why when the credit does not reach. */
export function CreditPanel({
  credit,
  ...props
}: PlaceOrderInput & { credit: WireCreditStanding }) {
  const [orderOnCredit] = useOrderOnCreditMutation()
  const { place, isBusy, refusal } = useOrderUnpaid(props, orderOnCredit, creditMessages.failed)
  const { days } = credit
  const standing = standingOf(credit)
  const obstacle = creditRefusalOf(standing, paiseFromRupees(props.order.totalAmount))
  const due = formatDate(startOfIndiaDay(dueDayOf(indiaDayOf(new Date()), days)).toISOString())
  const [left, limit] = [formatRupees(credit.left), formatRupees(credit.limit)]
  const time = plural(days, { one: '# day', other: '# days' })
  // An order whose answer was lost may have been placed: that is found by pressing again.
  const isRefusedBefore = obstacle !== undefined && !props.attempt.unanswered && !isBusy
  return (
    <Panel title={t`Buy on credit`}>
      <Stack>
        <strong>
          {isRefusedBefore
            ? t`${left} of ${limit} left`
            : t`On credit, due ${due} (${left} of ${limit} left)`}
        </strong>
        {isRefusedBefore ? null : (
          <p>{t`We send the order before you pay. The invoice is due ${time} after it is sent; the day above is for an order that is sent today.`}</p>
        )}
        {refusal === undefined ? null : <FormMessage tone="danger">{refusal}</FormMessage>}
        {isRefusedBefore ? (
          <FormMessage tone="info">
            <Stack gap="s">
              <p>{translate(creditRefusalText(obstacle, standing))}</p>
              <LinkButton to="/account-statement" variant="secondary" size="s">
                {t`See my bills`}
              </LinkButton>
            </Stack>
          </FormMessage>
        ) : (
          <Button wide busy={isBusy} onClick={() => void place()}>
            {t`Order on credit`}
          </Button>
        )}
      </Stack>
    </Panel>
  )
}

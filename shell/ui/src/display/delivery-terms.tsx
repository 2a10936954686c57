import { plural, t } from '@lingui/core/macro'
import { formatHour, formatWeekday } from '@store/contract/rules/india-days'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { dispatchDayOf } from '@store/contract/rules/shipping/dispatch-day'
import type { OrderDeliveryTerms } from '@store/contract/schemas/orders/delivery-terms'
import { i18n } from '@store/sdk'
import { theme } from '@store/ui/shared'
import styled from 'styled-components'
import { Definition, DefinitionList } from './definition-list.tsx'

const Terms = styled(DefinitionList)`
  display: grid;
  gap: ${theme.space.xs};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;

  > div {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: ${theme.space.s};
  }

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }
`

/**
 * What the receiver pays for the delivery; undefined when the seller has not set it.
 * @example describeFreight({ freight: 'fixed', amount: 150 }) // '₹150, paid on delivery'
 */
export function describeFreight({ freight, amount }: OrderDeliveryTerms): string | undefined {
  switch (freight) {
    case undefined:
      return undefined
    case 'free':
      return t`Free`
    case 'fixed': {
      const sum = formatRupees(amount ?? 0)
      return t`${sum}, paid on delivery`
    }
    case 'to pay':
      return t`To pay on delivery, at the carrier’s rate`
  }
}

type DispatchProps = Pick<DeliveryTermsListProps, 'terms' | 'holidays'>

/** Says a day while it can still be paid for: then it is that of a payment now. */
function Dispatch({ terms: { dispatchDays, cutOffHour }, holidays }: DispatchProps) {
  if (dispatchDays === undefined) return null
  if (holidays) {
    const terms = { dispatchDays, cutOffHour }
    const { day, paidUntil } = dispatchDayOf(terms, { paidAt: new Date(), holidays })
    const leavesOn = formatWeekday(day, i18n.locale)
    const hour = paidUntil === undefined ? undefined : formatHour(paidUntil, i18n.locale)
    return (
      <Definition term={t`Dispatch`}>
        {t`Leaves by ${leavesOn}`}
        <small>
          {hour === undefined ? t`If you pay today` : t`If you pay before ${hour} today`}
        </small>
      </Definition>
    )
  }
  const hour = cutOffHour === undefined ? undefined : formatHour(cutOffHour, i18n.locale)
  return (
    <Definition term={t`Dispatch`}>
      {plural(dispatchDays, {
        one: 'Within # working day of your payment',
        other: 'Within # working days of your payment',
      })}
      {hour === undefined ? null : (
        <small>{t`A payment after ${hour} counts as of the next working day.`}</small>
      )}
    </Definition>
  )
}

type DeliveryTermsListProps = {
  terms: OrderDeliveryTerms
  /** Of the seller, YYYY-MM-DD, where the order can still be paid: then it says by which day it leaves. */
  holidays?: readonly string[] | undefined
}

/**
 * Freight and dispatch of an order, before it is placed and afterwards.
 * @example {order.deliveryTerms && <DeliveryTermsList terms={order.deliveryTerms} />}
 */
export function DeliveryTermsList({ terms, holidays }: DeliveryTermsListProps) {
  const freight = describeFreight(terms)
  return (
    <Terms aria-label={t`Freight and dispatch`}>
      {freight === undefined ? null : (
        <Definition term={t`Freight`}>
          {freight}
          {terms.freight === 'free' ? null : <small>{t`Not part of the total`}</small>}
        </Definition>
      )}
      <Dispatch terms={terms} holidays={holidays} />
    </Terms>
  )
}

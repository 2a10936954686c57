import { plural, t } from '@lingui/core/macro'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { OrderDeliveryTerms } from '@store/contract/schemas/orders/delivery-terms'
import { intlLocale } from '@store/sdk'
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

/** An hour of the day as people say it. */
function formatHour(hour: number): string {
  return new Intl.DateTimeFormat(intlLocale(), { hour: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(2000, 0, 1, hour),
  )
}

function Dispatch({ dispatchDays, cutOffHour }: OrderDeliveryTerms) {
  if (dispatchDays === undefined) return null
  const hour = cutOffHour === undefined ? undefined : formatHour(cutOffHour)
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

/**
 * Freight and dispatch of an order, before it is placed and afterwards.
 * @example {order.deliveryTerms && <DeliveryTermsList terms={order.deliveryTerms} />}
 */
export function DeliveryTermsList({ terms }: { terms: OrderDeliveryTerms }) {
  const freight = describeFreight(terms)
  return (
    <Terms aria-label={t`Freight and dispatch`}>
      {freight === undefined ? null : (
        <Definition term={t`Freight`}>
          {freight}
          {terms.freight === 'free' ? null : <small>{t`Not part of the total`}</small>}
        </Definition>
      )}
      <Dispatch {...terms} />
    </Terms>
  )
}

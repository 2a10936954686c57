import { type CreditStanding, creditLeft } from '@store/contract/rules/credit/credit'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { WireCreditStanding } from '@store/contract/schemas/payments/credit'

/** How a buyer stands, on the wire. */
export function presentCreditStanding(standing: CreditStanding): WireCreditStanding {
  const { limit, days, graceDays, isOnHold, used, overdue } = standing
  return {
    limit: rupeesFromPaise(limit),
    days,
    graceDays,
    onHold: isOnHold,
    used: rupeesFromPaise(used),
    left: rupeesFromPaise(creditLeft(standing)),
    overdue: rupeesFromPaise(overdue),
  }
}

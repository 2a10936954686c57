import { type Dispatch, describeDispatch } from '@store/contract/rules/orders/dispatch'
import type { OrderUpdate } from './update-order.ts'

/** Adds a dispatch to a change of status; the timeline names the courier. */
export function withDispatch(update: OrderUpdate, dispatch: Dispatch): OrderUpdate {
  return {
    ...update,
    set: {
      ...update.set,
      courier: dispatch.courier,
      docket_number: dispatch.docketNumber ?? null,
      tracking_link: dispatch.trackingLink ?? null,
      packages: dispatch.packages ?? null,
      freight: dispatch.freight ?? null,
    },
    reason: describeDispatch(dispatch),
  }
}

export function isSameDispatch(known: Dispatch | undefined, given: Dispatch): boolean {
  return (
    known?.courier === given.courier &&
    known.docketNumber === given.docketNumber &&
    known.trackingLink === given.trackingLink &&
    known.packages === given.packages &&
    known.freight === given.freight
  )
}

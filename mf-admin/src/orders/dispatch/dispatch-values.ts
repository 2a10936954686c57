import { type Dispatch, type Freight, findCourier } from '@store/contract/rules/orders/dispatch'
import { customCourier } from '@store/contract/rules/shipping/delivery'
import type { Order } from '@store/contract/schemas/orders/orders'

/** The fields of the form: a known courier is chosen, another one is typed. */
export interface DispatchValues {
  choice: string
  courier: string
  docketNumber: string
  trackingLink: string
  /** As typed; blank when it is not known. */
  packages: string
  freight: Freight | ''
}

/** The values of a form that knows nothing yet. */
export const blankDispatch: DispatchValues = {
  choice: '',
  courier: '',
  docketNumber: '',
  trackingLink: '',
  packages: '',
  freight: '',
}

/** The carrier that the buyer asked for at the checkout; blank without a wish. */
function wishedCarrierOf({ shippingInfo }: Pick<Order, 'shippingInfo'>): string {
  const { deliveryMethod, busName, courierOption, customCourier: otherCourier } = shippingInfo
  if (deliveryMethod === 'bus' || deliveryMethod === 'transport') return busName ?? ''
  return (courierOption === customCourier ? otherCourier : courierOption) ?? ''
}

/** The initial values: what is recorded, else what the buyer asked for. */
export function valuesOf(order: Pick<Order, 'dispatch' | 'shippingInfo'>): DispatchValues {
  const { dispatch } = order
  const courier = dispatch?.courier ?? wishedCarrierOf(order)
  const known = findCourier(courier)?.name
  return {
    choice: known ?? (courier === '' ? '' : customCourier),
    courier: known ? '' : courier,
    docketNumber: dispatch?.docketNumber ?? '',
    trackingLink: known ? '' : (dispatch?.trackingLink ?? ''),
    packages: dispatch?.packages === undefined ? '' : String(dispatch.packages),
    freight: dispatch?.freight ?? '',
  }
}

/** The dispatch that is sent; blank fields are left out. */
export function dispatchOf(values: DispatchValues): Dispatch {
  const { choice, courier, docketNumber, trackingLink, packages, freight } = values
  const isOther = choice === customCourier
  return {
    courier: isOther ? courier : choice,
    ...(docketNumber.trim() !== '' && { docketNumber }),
    ...(isOther && trackingLink.trim() !== '' && { trackingLink }),
    ...(packages.trim() !== '' && { packages: Number(packages) }),
    ...(freight && { freight }),
  }
}

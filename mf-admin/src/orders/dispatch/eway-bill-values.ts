import { normaliseDispatch } from '@store/contract/rules/orders/dispatch'
import { findEwayBillNumberError } from '@store/contract/rules/taxes/eway-bill'
import {
  isTransportDocument,
  type TransportMode,
  validateTransportParts,
} from '@store/contract/rules/taxes/transport'
import type { OrderEwayBill, OrderTransportForm } from '@store/contract/schemas/taxes/eway-bills'
import { type DispatchValues, dispatchOf } from './dispatch-values.ts'

/** What an e-way bill needs besides carrier and LR, as it is typed; blank for what is not known. */
export interface EwayBillValues {
  mode: TransportMode | ''
  vehicleNumber: string
  transporterId: string
  documentDay: string
  ewayBillNumber: string
}

/** The values of a form that knows nothing yet. */
export const blankEwayBill: EwayBillValues = {
  mode: '',
  vehicleNumber: '',
  transporterId: '',
  documentDay: '',
  ewayBillNumber: '',
}

/** What is known already. */
export function ewayBillValuesOf({ transport, ewayBillNumber }: OrderEwayBill): EwayBillValues {
  const { mode, vehicleNumber, transporterId, documentDay } = transport
  return {
    mode: mode ?? '',
    vehicleNumber: vehicleNumber ?? '',
    transporterId: transporterId ?? '',
    documentDay: documentDay ?? '',
    ewayBillNumber: ewayBillNumber ?? '',
  }
}

/** The transport that is sent: the carrier is the transporter, its docket number the LR, and a vehicle means the road. */
export function transportFormOf(
  values: DispatchValues & EwayBillValues,
  { transport: { isOversized, distanceKm } }: OrderEwayBill,
): OrderTransportForm {
  const { courier, docketNumber = '' } = normaliseDispatch(dispatchOf(values))
  const { mode, ...texts } = values
  const vehicleNumber = texts.vehicleNumber.trim()
  const way = mode || (vehicleNumber && 'road')
  const typed = {
    ...{ vehicleNumber, transporterName: courier, transporterId: texts.transporterId.trim() },
    documentNumber: isTransportDocument(docketNumber) ? docketNumber : '',
    ...{ documentDay: texts.documentDay, ewayBillNumber: texts.ewayBillNumber.trim() },
  }
  return {
    ...(way && { mode: way }),
    ...(isOversized && { isOversized }),
    ...(distanceKm !== undefined && { distanceKm }),
    ...Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== '')),
  }
}

/** Checks what was typed; all of it may be blank. @returns `undefined` when it can be kept */
export function validateEwayBill(form: OrderTransportForm) {
  const { ewayBillNumber, ...transport } = form
  return (
    validateTransportParts(transport) ??
    (ewayBillNumber === undefined ? undefined : findEwayBillNumberError(ewayBillNumber))
  )
}

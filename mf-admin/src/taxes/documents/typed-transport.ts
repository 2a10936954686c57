import type { KeptTransport, TransportMode } from '@store/contract/rules/taxes/transport'
import type { EwayBillForm } from '@store/contract/schemas/taxes/eway-bills'

/** A transport as it is typed: texts, blank for what is not known. */
export type TypedTransport = Record<
  'vehicleNumber' | 'transporterName' | 'transporterId' | 'documentNumber' | 'documentDay',
  string
> & { mode: TransportMode | ''; isOversized: boolean; distanceKm: string }

/** What is known of a transport, as it is typed. Goods go by road, unless it was left to a transporter. */
export function typedTransportOf(known: KeptTransport = {}): TypedTransport {
  const { vehicleNumber = '', transporterName = '', transporterId = '', distanceKm } = known
  const { documentNumber = '', documentDay = '', isOversized = false } = known
  const usual = transporterId && !vehicleNumber ? '' : 'road'
  return {
    ...{ mode: known.mode ?? usual, vehicleNumber, isOversized, transporterName, transporterId },
    ...{ documentNumber, documentDay, distanceKm: String(distanceKm ?? '') },
  }
}

/** What was typed, without blanks. A distance that is no whole number becomes 0, which the server refuses by its field. */
export function transportOf(typed: TypedTransport): Omit<EwayBillForm, 'number'> {
  const { mode, isOversized, distanceKm, ...texts } = typed
  const km = distanceKm.trim()
  return {
    ...(mode && { mode }),
    ...(mode === 'road' && isOversized && { isOversized }),
    ...(km && { distanceKm: /^\d+$/.test(km) ? Number(km) : 0 }),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
  }
}

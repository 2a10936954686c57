import type { TransportMode } from '@store/contract/rules/taxes/transport'
import type { EwayBillForm } from '@store/contract/schemas/taxes/tax-months'

/** A transport as it is typed: texts, blank for what is not known. */
export type TypedTransport = Record<
  'vehicleNumber' | 'transporterName' | 'transporterId' | 'documentNumber' | 'documentDay',
  string
> & { mode: TransportMode | ''; isOversized: boolean; distanceKm: string }

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

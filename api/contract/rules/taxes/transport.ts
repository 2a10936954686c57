import { type FormError, fieldError } from '../field-errors.ts'
import { stateOfGstin } from '../shipping/gst-states.ts'
import { taxFileMessages as messages } from './tax-file-messages.ts'

/** How goods travel, with the numbers that an e-way bill gives them. */
export const transportModes = { road: 1, rail: 2, air: 3, ship: 4 } as const
export type TransportMode = keyof typeof transportModes

/** How the goods of an invoice travel, as an admin enters it for the e-way bill. */
export interface Transport {
  /** Left out when only the transporter is named, who enters the rest himself (Part B). */
  mode?: TransportMode | undefined
  /** Of a vehicle on the road: letters and digits. */
  vehicleNumber?: string | undefined
  /** Larger than a usual one (over-dimensional cargo). */
  isOversized?: boolean | undefined
  transporterName?: string | undefined
  /** GST number or TRANSIN of the transporter, 15 characters. */
  transporterId?: string | undefined
  /** Number of the LR, railway receipt, airway bill or bill of lading. */
  documentNumber?: string | undefined
  /** YYYY-MM-DD */
  documentDay?: string | undefined
  /** In kilometres; without it the portal computes it from the pincodes. */
  distanceKm?: number | undefined
}

/** A transport without blank parts, as it is kept. */
export type KeptTransport = { [Part in keyof Transport]?: NonNullable<Transport[Part]> }

/** What the transport of an invoice must fit to. */
export interface TransportContext {
  /** The day of the invoice, YYYY-MM-DD; without one the goods were not invoiced yet. */
  invoiceDay?: string | undefined
  /** Where the goods leave and arrive. */
  fromPincode: string
  toPincode: string
}

const mostKilometres = 4000
/** With the same pincode on both ends. */
const mostLocalKilometres = 100

const compact = (text = '') => text.replace(/[^a-z0-9]/gi, '').toUpperCase()
const trimmed = (text = '') => text.trim()

/**
 * A transport as it is stored: numbers in capitals without spaces, blank parts left out.
 * @example normaliseTransport({ mode: 'road', vehicleNumber: 'ts 09 ua 4321' }) // { mode: 'road', vehicleNumber: 'TS09UA4321' }
 */
export function normaliseTransport(transport: Transport): KeptTransport {
  const { mode, isOversized, documentDay, distanceKm } = transport
  const vehicleNumber = compact(transport.vehicleNumber)
  const transporterName = trimmed(transport.transporterName)
  const transporterId = compact(transport.transporterId)
  const documentNumber = (transport.documentNumber ?? '').replace(/\s/g, '').toUpperCase()
  return {
    ...(mode && { mode }),
    ...(vehicleNumber && { vehicleNumber }),
    ...(isOversized && { isOversized }),
    ...(transporterName && { transporterName }),
    ...(transporterId && { transporterId }),
    ...(documentNumber && { documentNumber }),
    ...(documentDay && { documentDay }),
    ...(distanceKm !== undefined && { distanceKm }),
  }
}

/** Whether an e-way bill can have the number of an LR, once it is normalised. */
export function isTransportDocument(number: string): boolean {
  return /^[A-Z0-9/-]{1,15}$/.test(number)
}

/** A registration as a GST number, or a TRANSIN, which has the same length and begins with a state, too. */
function isTransporterId(id: string): boolean {
  return /^\d{2}[A-Z0-9]{13}$/.test(id) && stateOfGstin(id) !== undefined
}

function findModeError(transport: Transport): FormError | undefined {
  const { mode, vehicleNumber, documentNumber, transporterId } = transport
  if (mode === undefined) {
    if (vehicleNumber || documentNumber) return fieldError('mode', messages.modeMissing)
    return transporterId ? undefined : fieldError('mode', messages.modeOrTransporter)
  }
  if ((mode === 'road' || mode === 'ship') && !vehicleNumber)
    return fieldError('vehicleNumber', messages.vehicleMissing)
  if (mode !== 'road' && !documentNumber)
    return fieldError('documentNumber', messages.documentMissing)
  return undefined
}

const isDistance = (km: number, most: number) => Number.isInteger(km) && km >= 1 && km <= most

function findDistanceError(distanceKm: number | undefined, context: TransportContext) {
  const isLocal = context.fromPincode === context.toPincode
  if (distanceKm === undefined)
    return isLocal ? fieldError('distanceKm', messages.localDistance) : undefined
  const most = isLocal ? mostLocalKilometres : mostKilometres
  return isDistance(distanceKm, most)
    ? undefined
    : fieldError('distanceKm', messages.distance(most))
}

/**
 * Checks what was said of a transport, which may lack parts: goods can leave before all is known.
 * @param invoiceDay YYYY-MM-DD; without one the goods were not invoiced yet
 * @returns `undefined` when it can be kept
 */
export function validateTransportParts(
  typed: Transport,
  { invoiceDay }: Pick<TransportContext, 'invoiceDay'> = {},
): FormError | undefined {
  const { vehicleNumber, transporterId, documentNumber, documentDay, distanceKm } =
    normaliseTransport(typed)
  if (vehicleNumber && !/^[A-Z0-9]{4,15}$/.test(vehicleNumber))
    return fieldError('vehicleNumber', messages.vehicle)
  if (transporterId && !isTransporterId(transporterId))
    return fieldError('transporterId', messages.transporterId)
  if (documentNumber && !isTransportDocument(documentNumber))
    return fieldError('documentNumber', messages.documentNumber)
  if (documentDay && !/^\d{4}-\d{2}-\d{2}$/.test(documentDay))
    return fieldError('documentDay', messages.documentDay)
  if (documentDay && invoiceDay && documentDay < invoiceDay)
    return fieldError('documentDay', messages.documentDayEarly)
  return distanceKm === undefined || isDistance(distanceKm, mostKilometres)
    ? undefined
    : fieldError('distanceKm', messages.distance(mostKilometres))
}

/** Checks a transport. @returns `undefined` when an e-way bill can be made with it */
export function validateTransport(
  typed: Transport,
  context: TransportContext,
): FormError | undefined {
  const transport = normaliseTransport(typed)
  const { documentNumber, documentDay, distanceKm } = transport
  const wrong = validateTransportParts(transport, context)
  if (wrong) return wrong
  if (documentNumber && !documentDay) return fieldError('documentDay', messages.documentDay)
  return findModeError(transport) ?? findDistanceError(distanceKm, context)
}

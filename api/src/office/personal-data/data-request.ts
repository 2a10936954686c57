import type { DataRequestKind } from '@store/contract/rules/accounts/data-requests'

/** What somebody asked about its data. */
export interface DataRequest {
  id: number
  publicId: string
  userId: number
  kind: DataRequestKind
  /** In the words of who asked, or of the superadmin who entered it. */
  wish: string | undefined
  askedAt: Date
  /** Until then it is done. */
  dueAt: Date
  doneAt: Date | undefined
  /** When the owner of an account that was to be closed signed in again. */
  withdrawnAt: Date | undefined
  answer: string | undefined
  /** Until when its download can be fetched; undefined without one. */
  archiveUntil: Date | undefined
}

/** A new request. */
export interface NewDataRequest {
  userId: number
  kind: DataRequestKind
  wish?: string
  askedAt: Date
  dueAt: Date
  enteredBy?: number
}

const dayMs = 24 * 3_600_000

/** The instant a number of days later. */
export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * dayMs)
}

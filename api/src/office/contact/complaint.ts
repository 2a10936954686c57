import type { Role } from '@store/contract/rules/accounts/roles'
import type { ComplaintState } from '@store/contract/rules/complaints/complaint-rules'

/** A reply that was sent. */
export interface ReplyRecord {
  publicId: string
  message: string
  /** Name of the admin who wrote it. */
  by: string
  at: Date
}

/** The buyer whose account has the e-mail address or the mobile number of a message. */
export interface SenderRecord {
  publicId: string
  name: string
  email: string
  role: Role
  /** Number of orders. */
  orders: number
}

/** A message of the contact form, as it is stored. */
export interface StoredComplaint {
  id: number
  publicId: string
  /** The phone number (office 4.1). */
  subject: string
  name: string
  email: string
  message: string
  createdAt: Date
  state: ComplaintState
}

/** A message with its replies, oldest first, and its sender if that is a buyer. */
export interface ComplaintRecord extends StoredComplaint {
  replies: ReplyRecord[]
  sender: SenderRecord | undefined
}

/** Filters of the superadmin's list. */
export interface ComplaintFilters {
  /** Part of name, e-mail, mobile or message, in any case. */
  q?: string
  state?: ComplaintState
}

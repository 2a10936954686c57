import type { Role, Tier } from '@store/contract/rules/accounts/roles'
import type { NotificationAudience } from '@store/contract/schemas/accounts/notifications'

/** The audience of the events of a tier (support 1.3). */
export const adminOfTier = {
  enduser: 'enduser-admin',
  reseller: 'reseller-admin',
  distributor: 'distributor-admin',
} as const satisfies Record<Tier, Role & NotificationAudience>

/** A new notification. */
export interface NewNotification {
  publicId: string
  audience: NotificationAudience
  /** The owner, for the audience `person`. */
  userId?: number
  title: string
  message: string
  orderPublicId?: string
  productPublicId?: string
  /** The account that a notice to admins names. */
  accountPublicId?: string
  /** The superadmin who sent it; absent for notifications of the store itself. */
  createdBy?: number
  at: Date
}

/** A notification, with its state for one person. */
export interface NotificationRow {
  public_id: string
  audience: NotificationAudience
  title: string
  message: string
  order_public_id: string | null
  product_public_id: string | null
  created_at: Date
  read_at: Date | null
}

/** Pagination of a list that grows without limit. */
export interface CursorPage {
  cursor?: string | undefined
  limit: number
}

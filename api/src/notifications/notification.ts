import type { Role, Tier } from '@store/contract/rules/accounts/roles'
import type { NotificationAudience } from '@store/contract/schemas/accounts/notifications'

/** Who gets the events of a tier (api.md, Notifications). */
export const adminOfTier = {
  enduser: 'enduser-admin',
  reseller: 'reseller-admin',
  distributor: 'distributor-admin',
} as const satisfies Record<Tier, Role & NotificationAudience>

/** A notification before it is kept. */
export interface NewNotification {
  publicId: string
  audience: NotificationAudience
  /** Whose it is, of the audience `person`. */
  userId?: number
  title: string
  message: string
  orderPublicId?: string
  /** The superadmin who sent it; none for notifications of the store itself. */
  createdBy?: number
  at: Date
}

/** A notification as it is kept, with what one person did with it. */
export interface NotificationRow {
  public_id: string
  audience: NotificationAudience
  title: string
  message: string
  order_public_id: string | null
  created_at: Date
  read_at: Date | null
}

/** Where a page of a list that grows without end begins. */
export interface CursorPage {
  cursor?: string | undefined
  limit: number
}

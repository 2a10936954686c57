import type { Shipping, ShippingInfo } from '@store/contract/schemas/orders/shipping'
import type { Database } from '../database/database.ts'
import type { Actor } from '../http/actor.ts'
import type { Clock } from '../shared/clock.ts'
import { normalizeShipping } from './normalize-shipping.ts'
import { findShipping, saveShipping } from './shipping-repository.ts'

/** The saved shipping details of an account (api.md, Shipping). */
export interface ShippingService {
  /** The last saved details; `null` before the first checkout. */
  read(actor: Actor): Promise<ShippingInfo | null>
  /** @throws HttpError (400) by the rules of the caller's role */
  save(actor: Actor, form: Shipping): Promise<ShippingInfo>
}

export function createShippingService(dependencies: {
  db: Database
  clock: Clock
}): ShippingService {
  const { db, clock } = dependencies
  return {
    async read({ userId, publicId }) {
      const shipping = await findShipping(db, userId)
      return shipping ? { ...shipping, userId: publicId } : null
    },
    async save({ userId, publicId, role }, form) {
      const shipping = normalizeShipping(role, form)
      await saveShipping(db, { userId, shipping, at: clock.now() })
      return { ...shipping, userId: publicId }
    },
  }
}

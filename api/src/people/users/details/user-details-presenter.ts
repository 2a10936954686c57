import type { OrderStatus, PaymentStatus } from '@store/contract/rules/orders/order-states'
import type { Paise } from '@store/contract/rules/pricing/money'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { UserDetails } from '@store/contract/schemas/accounts/user-details'
import type { FirmDetails } from '../../accounts/account.ts'
import { presentAddress, type StoredAddress } from '../../shipping/addresses/address.ts'
import type { UserRecord } from '../user.ts'
import { presentManagedUser } from '../user-presenter.ts'

/** An account with its firm, addresses and orders. */
export interface UserDetailsRecord {
  user: UserRecord
  firm: Partial<FirmDetails>
  lastSignInAt: Date | undefined
  addresses: readonly StoredAddress[]
  orders: AccountOrders
}

/** What an account ordered and owes; the domain of orders reads it. */
interface AccountOrders {
  count: number
  total: Paise
  owed: Paise
  last: readonly {
    publicId: string
    createdAt: Date
    total: Paise
    status: OrderStatus
    paymentStatus: PaymentStatus
  }[]
}

/** An account in detail, for the superadmin. */
export function presentUserDetails(record: UserDetailsRecord): UserDetails {
  const { user, firm, lastSignInAt, addresses, orders } = record
  return {
    ...firm,
    ...presentManagedUser(user),
    ...(lastSignInAt && { lastSignInAt: lastSignInAt.toISOString() }),
    addresses: addresses.map(presentAddress),
    orders: {
      count: orders.count,
      total: rupeesFromPaise(orders.total),
      owed: rupeesFromPaise(orders.owed),
      last: orders.last.map((order) => ({
        _id: order.publicId,
        createdAt: order.createdAt.toISOString(),
        totalAmount: rupeesFromPaise(order.total),
        orderStatus: order.status,
        paymentStatus: order.paymentStatus,
      })),
    },
  }
}

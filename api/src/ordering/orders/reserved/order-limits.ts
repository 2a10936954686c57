import { isBuyer } from '@store/contract/rules/accounts/roles'
import { excessOf } from '@store/contract/rules/orders/reserved/new-buyer-limits'
import { boundedSumOf } from '@store/contract/rules/pricing/money'
import type { BankBlock } from '@store/contract/schemas/settings'
import { type Actor, type Config, type Database, HttpError } from '../../../base/base.ts'
import { isEmailConfirmed } from '../../../people/people.ts'
import { findCartProducts } from '../../cart/cart-query.ts'
import { priceCartLine } from '../placing/price-cart.ts'
import { readGoodsWith } from './new-buyer-check.ts'
import { newBuyerExcessError } from './new-buyer-error.ts'
import { isNewBuyer } from './new-buyer-orders.ts'
import { createNewBuyers, type NewBuyerConfig } from './new-buyers.ts'
import { assertMayReserve } from './reserved-order-query.ts'

/** What would refuse the order of a caller's cart, as the errors of placing it say it; undefined when nothing would. */
type ReadOrderLimits = (
  actor: Pick<Actor, 'userId' | 'role'>,
  network: string,
) => Promise<BankBlock['orderLimits']>

async function messageOfHolds(
  db: Database,
  { userId, limit }: { userId: number; limit: number },
): Promise<string | undefined> {
  try {
    await assertMayReserve(db, userId, limit)
    return undefined
  } catch (error) {
    if (error instanceof HttpError) return error.message
    throw error
  }
}

/** Reads the limits of a cart before its buyer pays: the same rules that placing the order checks in its transaction. */
export function createOrderLimits(
  db: Database,
  config: NewBuyerConfig &
    Pick<Config, 'PAYMENT_HOLD_HOURS' | 'PAYMENT_HOLD_LIMIT' | 'PUBLIC_ORIGIN'>,
): ReadOrderLimits {
  const newBuyers = createNewBuyers(config)
  const { PAYMENT_HOLD_HOURS: hours, PAYMENT_HOLD_LIMIT: limit } = config

  async function limitsOfNewBuyer(
    { userId, network }: { userId: number; network: string },
    lines: Parameters<typeof readGoodsWith>[1]['lines'],
  ) {
    const isConfirmed = await isEmailConfirmed(db, userId)
    const rules = newBuyers.rulesFor({ isEmailConfirmed: isConfirmed })
    const total = boundedSumOf(lines.map((line) => line.total))
    const goods = await readGoodsWith(db, { userId, total, lines }, rules.termsOf(network))
    const messageOf = (isReserved: boolean, { limits } = rules) => {
      const excess = excessOf({ ...goods, isReserved }, limits)
      return excess && newBuyerExcessError(excess, { isReserved }).message
    }
    const [reserve, transfer] = [messageOf(true), messageOf(false)]
    const confirmed = newBuyers.rulesFor({ isEmailConfirmed: true })
    const isHelped = [
      reserve && !messageOf(true, confirmed),
      transfer && !messageOf(false, confirmed),
    ]
    // Without it mails have no links.
    const canConfirm = !isConfirmed && config.PUBLIC_ORIGIN !== ''
    const isEmailAsked = canConfirm && isHelped.some(Boolean)
    const { limit: holds } = rules.shorten({ hours, limit })
    return { reserve, transfer, isEmailAsked, holds }
  }

  return async ({ userId, role }, network) => {
    if (!isBuyer(role)) return undefined
    const products = await findCartProducts(db, userId)
    const lines = products
      .filter(({ product }) => product.stock > 0)
      .map((each) => ({
        ...priceCartLine(each, { role, isIntraState: true }),
        stock: each.product.stock,
      }))
    if (lines.length === 0) return undefined
    const found = (await isNewBuyer(db, { userId, role }))
      ? await limitsOfNewBuyer({ userId, network }, lines)
      : { reserve: undefined, transfer: undefined, isEmailAsked: false, holds: limit }
    const { transfer, isEmailAsked, holds } = found
    // In the order in which placing the order would say it.
    const reserve = (await messageOfHolds(db, { userId, limit: holds })) ?? found.reserve
    if (reserve === undefined && transfer === undefined) return undefined
    return {
      ...(reserve !== undefined && { reserve }),
      ...(transfer !== undefined && { transfer }),
      ...(isEmailAsked && { isEmailAsked: true as const }),
    }
  }
}

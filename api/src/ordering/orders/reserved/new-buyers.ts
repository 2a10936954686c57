import { BlockList, isIPv6 } from 'node:net'
import { clientNetwork } from '@store/contract/rules/network/client-network'
import {
  confirmedBuyerLimits,
  type NewBuyerLimits,
} from '@store/contract/rules/orders/reserved/new-buyer-limits'
import { paiseFromRupees } from '@store/contract/rules/pricing/money'
import type { Config } from '../../../base/base.ts'
import { createNetworkMac } from '../../../people/people.ts'
import type { PaymentHold } from '../order.ts'
import type { NewBuyerTerms } from './new-buyer-check.ts'

/** What holds for buyers without a paid order. */
export interface NewBuyers {
  /** @param buyer isEmailConfirmed: more holds for somebody who can be reached */
  rulesFor(buyer: { isEmailConfirmed: boolean }): NewBuyerRules
}

/** What holds for one of them. */
export interface NewBuyerRules {
  limits: NewBuyerLimits
  /** @param network from `clientNetwork` */
  termsOf(network: string): NewBuyerTerms
  /** How an order of theirs is held. */
  shorten(hold: PaymentHold): PaymentHold
}

/** Loopback and private addresses: proxies of the store that it was not told to trust, whose address all buyers would have. */
const internalAddresses = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  internalAddresses.addSubnet(network, prefix, 'ipv4')
}
internalAddresses.addSubnet('fc00::', 7, 'ipv6')

const loopback = clientNetwork('::1')

function isOfClients(network: string): boolean {
  if (network === 'unknown' || network === loopback) return false
  const [address = ''] = network.split('/')
  return !internalAddresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Settings of new buyers. */
export type NewBuyerConfig = Pick<
  Config,
  | 'SESSION_SECRET'
  | 'NEW_BUYER_HOLD_HOURS'
  | 'NEW_BUYER_HOLD_LIMIT'
  | 'NEW_BUYER_RESERVED_RUPEES'
  | 'NEW_BUYER_UNPAID_RUPEES'
  | 'NEW_BUYER_NETWORK_RUPEES'
  | 'NEW_BUYER_STOCK_PERCENT'
  | 'NEW_BUYER_PIECES'
  | 'NEW_BUYER_CONFIRMED_FACTOR'
>

export function createNewBuyers(config: NewBuyerConfig): NewBuyers {
  const macOf = createNetworkMac(config.SESSION_SECRET)
  const unconfirmed: NewBuyerLimits = {
    reserved: paiseFromRupees(config.NEW_BUYER_RESERVED_RUPEES),
    unpaid: paiseFromRupees(config.NEW_BUYER_UNPAID_RUPEES),
    network: paiseFromRupees(config.NEW_BUYER_NETWORK_RUPEES),
    stockPercent: config.NEW_BUYER_STOCK_PERCENT,
    pieces: config.NEW_BUYER_PIECES,
  }
  const factor = config.NEW_BUYER_CONFIRMED_FACTOR
  const confirmed = confirmedBuyerLimits(unconfirmed, factor)
  return {
    rulesFor({ isEmailConfirmed }) {
      const limits = isEmailConfirmed ? confirmed : unconfirmed
      const holds = config.NEW_BUYER_HOLD_LIMIT * (isEmailConfirmed ? factor : 1)
      return {
        limits,
        termsOf: (network) => ({
          limits,
          networkMac: isOfClients(network) ? macOf(network) : undefined,
        }),
        shorten: (hold) => ({
          ...hold,
          hours: Math.min(hold.hours, config.NEW_BUYER_HOLD_HOURS),
          limit: Math.min(hold.limit, holds),
        }),
      }
    },
  }
}

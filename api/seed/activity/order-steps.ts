import { shortOrderId } from '@store/contract/rules/orders/order-name'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { CheckedFile } from '../../src/base/files/file.ts'
import type { ReceivedFile } from '../../src/base/files/upload/upload-form.ts'
import { newPublicId } from '../../src/base/shared/ids.ts'
import { readShipping } from '../../src/ordering/orders/placing/read-order-form.ts'
import type { ActivityServices } from './activity-services.ts'
import type { DemoBuyer } from './buyers/demo-buyers.ts'
import type { DemoPeople } from './demo-people.ts'
import { plainPdf } from './slips/plain-pdf.ts'
import type { Slip } from './slips/slip.ts'
import { uploadOf } from './slips/slip-files.ts'
import type { OrderStep, PlannedLine, PlannedOrder } from './steps.ts'

/** Who acts, and what they need for it. */
export interface StepDependencies {
  services: ActivityServices
  people: DemoPeople
  drawSlip(slip: Slip): Promise<ReceivedFile>
  /** The stored proof of an order that is about to be placed. */
  takeProof(order: PlannedOrder): Promise<CheckedFile>
}

/** Lines as lists take them. */
export function requestedLines(lines: readonly PlannedLine[]) {
  return lines.map(({ product: { publicId, modelNo }, quantity }) => ({
    productId: publicId,
    modelNo,
    quantity,
  }))
}

/** Creates the function that places orders. @returns the public id of the order */
function orderPlacer({ services, people, takeProof }: StepDependencies) {
  const knownAddresses = new Set<DemoBuyer>()
  const ordersOf = new Map<DemoBuyer, number>()
  /** Distributors number their purchase orders. */
  const nextPoNumber = (buyer: DemoBuyer) => {
    if (buyer.role !== 'distributor') return undefined
    const count = (ordersOf.get(buyer) ?? 0) + 1
    ordersOf.set(buyer, count)
    return `PO-${String(count).padStart(4, '0')}`
  }
  return async (order: PlannedOrder): Promise<string> => {
    const { buyer, lines, reference } = order
    const actor = people.actorOf(buyer)
    if (!knownAddresses.has(buyer)) await services.shipping.save(actor, buyer.shipping)
    knownAddresses.add(buyer)
    await services.fillCart(actor, lines)
    const proof = await takeProof(order)
    const placed = await services.placing.place({
      publicId: newPublicId(),
      buyer: { ...actor, role: buyer.role, network: 'unknown' },
      shipping: readShipping(buyer.shipping, buyer.role),
      poNumber: nextPoNumber(buyer),
      buyerNote: undefined,
      expected: {},
      payment: { method: 'bank_transfer', proof, reference },
      request: undefined,
    })
    services.updates.add(placed)
    services.notices.tellPlaced(placed)
    return placed.publicId
  }
}

function billOf({ buyer, lines, total }: PlannedOrder, publicId: string): ReceivedFile {
  const number = shortOrderId(publicId)
  const items = lines.map(({ product, quantity }) => `${quantity} x ${product.modelNo}`)
  const text = [buyer.payer, '', ...items, '', `Total: ${formatPlainRupees(total)}`]
  return uploadOf(plainPdf(`Bill of order ${number}`, text), `bill-${number}.pdf`)
}

/** Creates the function that does what a step of an order says. */
export function createOrderStepPerformer(dependencies: StepDependencies) {
  const { services, people, drawSlip } = dependencies
  const { transitions, proofs, bills } = services
  const placeOrder = orderPlacer(dependencies)
  const placed = new Map<PlannedOrder, string>()
  const publicIdOf = (order: PlannedOrder): string => {
    const publicId = placed.get(order)
    if (!publicId) throw new Error(`the order of ${order.buyer.email} has not been placed`)
    return publicId
  }
  const ownersTarget = (order: PlannedOrder) => ({
    actor: people.actorOf(order.buyer),
    publicId: publicIdOf(order),
  })
  const adminsTarget = (order: PlannedOrder) => ({
    actor: people.adminOf(order.buyer.role),
    publicId: publicIdOf(order),
  })
  return async (step: OrderStep): Promise<unknown> => {
    const { order } = step
    switch (step.kind) {
      case 'place-order':
        return placed.set(order, await placeOrder(order))
      case 'review-proof':
        return proofs.review(adminsTarget(order), step)
      case 'replace-proof': {
        const fields = new Map([['paymentReference', step.slip.reference]])
        return proofs.send(ownersTarget(order), { fields, file: await drawSlip(step.slip) })
      }
      case 'set-payment':
        return transitions.setPaymentStatus(adminsTarget(order), step.status)
      case 'set-status':
        return transitions.setStatus(adminsTarget(order), step)
      case 'upload-bill':
        return bills.put(adminsTarget(order), billOf(order, publicIdOf(order)))
      case 'cancel-order':
        return transitions.cancel(ownersTarget(order), step.reason)
    }
  }
}

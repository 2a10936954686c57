import { shortOrderId } from '@store/contract/rules/orders/order-name'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { CheckedFile } from '../../src/files/file.ts'
import type { ReceivedFile } from '../../src/files/upload/upload-form.ts'
import { newOrderNotice } from '../../src/notifications/order-notices.ts'
import { readShipping } from '../../src/orders/placing/read-order-form.ts'
import { newPublicId } from '../../src/shared/ids.ts'
import type { ActivityServices } from './activity-services.ts'
import type { DemoBuyer } from './buyers/demo-buyers.ts'
import type { DemoPeople } from './demo-people.ts'
import { plainPdf } from './slips/plain-pdf.ts'
import type { Slip } from './slips/slip.ts'
import { uploadOf } from './slips/slip-files.ts'
import type { PlannedLine, PlannedOrder, Step } from './steps.ts'

/** Who acts, and what they need for it. */
export interface StepDependencies {
  services: ActivityServices
  people: DemoPeople
  drawSlip(slip: Slip): Promise<ReceivedFile>
  /** The stored proof of an order that is about to be placed. */
  takeProof(order: PlannedOrder): Promise<CheckedFile>
}

const linesOf = (lines: readonly PlannedLine[]) =>
  lines.map(({ product: { publicId, modelNo }, quantity }) => ({
    productId: publicId,
    modelNo,
    quantity,
  }))

/** Creates the function that does what a step says, by the services of the store. */
export function createStepPerformer(dependencies: StepDependencies) {
  const { services, people } = dependencies
  const { actorOf, adminOf } = people
  const placed = new Map<PlannedOrder, string>()
  const knownAddresses = new Set<DemoBuyer>()

  const fillCart = async (buyer: DemoBuyer, lines: readonly PlannedLine[]) => {
    const { rejected } = await services.cart.addByModelNo(actorOf(buyer), linesOf(lines))
    const [fault] = rejected
    if (fault) throw new Error(`the cart of ${buyer.email} rejects a line: ${fault.message}`)
  }

  const placeOrder = async (order: PlannedOrder) => {
    const { buyer, lines, reference } = order
    const actor = actorOf(buyer)
    if (!knownAddresses.has(buyer)) await services.shipping.save(actor, buyer.shipping)
    knownAddresses.add(buyer)
    await fillCart(buyer, lines)
    const proof = await dependencies.takeProof(order)
    const { publicId } = await services.orders.place({
      publicId: newPublicId(),
      buyer: { ...actor, role: buyer.role },
      shipping: readShipping(buyer.shipping, buyer.role),
      expectedTotal: undefined,
      payment: { method: 'bank_transfer', proof, reference, noticeOf: newOrderNotice },
      request: undefined,
    })
    placed.set(order, publicId)
  }

  const publicIdOf = (order: PlannedOrder): string => {
    const publicId = placed.get(order)
    if (!publicId) throw new Error(`the order of ${order.buyer.email} has not been placed`)
    return publicId
  }
  const ownersTarget = (order: PlannedOrder) => ({
    actor: actorOf(order.buyer),
    publicId: publicIdOf(order),
  })
  const adminsTarget = (order: PlannedOrder) => ({
    actor: adminOf(order.buyer.role),
    publicId: publicIdOf(order),
  })

  const uploadBill = async (order: PlannedOrder) => {
    const target = adminsTarget(order)
    const number = shortOrderId(target.publicId)
    const items = order.lines.map(({ product, quantity }) => `${quantity} x ${product.modelNo}`)
    const total = `Total: ${formatPlainRupees(order.total)}`
    const bill = plainPdf(`Bill of order ${number}`, [order.buyer.payer, '', ...items, '', total])
    await services.bills.put(target, uploadOf(bill, `bill-${number}.pdf`))
  }

  const replaceProof = async (order: PlannedOrder, slip: Slip) => {
    const fields = new Map([['paymentReference', slip.reference]])
    const form = { fields, file: await dependencies.drawSlip(slip) }
    await services.proofs.replace(ownersTarget(order), form)
  }

  const missSearch = async (words: string, times: number) => {
    for (let time = 0; time < times; time += 1) services.missedSearches.add(words, false)
    // Listing writes what was counted.
    await services.missedSearches.list({})
  }

  return async (step: Step): Promise<unknown> => {
    switch (step.kind) {
      case 'register':
        return people.register(step.buyer)
      case 'place-order':
        return placeOrder(step.order)
      case 'review-proof':
        return services.proofs.review(adminsTarget(step.order), step)
      case 'replace-proof':
        return replaceProof(step.order, step.slip)
      case 'set-payment':
        return services.orders.setPaymentStatus(adminsTarget(step.order), step.status)
      case 'set-status':
        return services.orders.setStatus(adminsTarget(step.order), step.status, step.dispatch)
      case 'upload-bill':
        return uploadBill(step.order)
      case 'cancel-order':
        return services.orders.cancel(ownersTarget(step.order), step.reason)
      case 'write-review':
        return services.reviews.write(step.product.publicId, step, actorOf(step.buyer))
      case 'fill-cart':
        return fillCart(step.buyer, step.lines)
      case 'save-list': {
        const form = { name: step.name, lines: linesOf(step.lines) }
        return services.shoppingLists.create(actorOf(step.buyer).userId, form)
      }
      case 'add-to-wishlist':
        return services.wishlist.add(actorOf(step.buyer).userId, step.product.publicId)
      case 'set-stock-alert':
        return services.stockAlerts.set(actorOf(step.buyer).userId, step.product.publicId)
      case 'write-contact':
        return services.contacts.write(step.form, step.form.email)
      case 'send-notification':
        return services.notifications.send(people.superadmin(), step.form)
      case 'miss-search':
        return missSearch(step.words, step.times)
    }
  }
}

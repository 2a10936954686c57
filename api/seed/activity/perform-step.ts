import { createOrderStepPerformer, requestedLines, type StepDependencies } from './order-steps.ts'
import type { BuyerStep, Step } from './steps.ts'

/** Creates the function that does what a step says, by the services of the store. */
export function createStepPerformer(dependencies: StepDependencies) {
  const { services, people } = dependencies
  const performOrderStep = createOrderStepPerformer(dependencies)

  const performBuyerStep = async (step: BuyerStep): Promise<unknown> => {
    const { buyer } = step
    if (step.kind === 'register') return people.register(buyer)
    const actor = people.actorOf(buyer)
    switch (step.kind) {
      case 'write-review':
        return services.reviews.write(step.product.publicId, step, actor)
      case 'fill-cart':
        return services.fillCart(actor, step.lines)
      case 'save-list': {
        const form = { name: step.name, lines: requestedLines(step.lines) }
        return services.shoppingLists.create(actor.userId, form)
      }
      case 'add-to-wishlist':
        return services.wishlist.add(actor.userId, step.product.publicId)
      case 'set-stock-alert':
        return services.stockAlerts.set(actor.userId, step.product.publicId)
    }
  }

  return async (step: Step): Promise<unknown> => {
    if ('order' in step) return performOrderStep(step)
    if ('buyer' in step) return performBuyerStep(step)
    switch (step.kind) {
      case 'write-contact':
        return services.contacts.write(step.form, step.form.email)
      case 'send-notification':
        return services.notifications.send(people.superadmin(), step.form)
      case 'miss-search': {
        for (let time = 0; time < step.times; time += 1) {
          services.missedSearches.add(step.words, false)
        }
        // Listing writes what was counted.
        return services.missedSearches.list({})
      }
    }
  }
}

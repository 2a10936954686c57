import { type FirstStep, firstStepsOf } from '@store/contract/rules/accounts/first-steps'
import { type Actor, type Database, tierAdmins } from '../../../base/base.ts'
import { hasProducts } from '../../../catalog/catalog.ts'
import { countLiveUsersByRole } from '../../../people/people.ts'
import type { NotificationService, SupportServices } from '../../../support/support.ts'
import type { StoreSetup } from './store-setup.ts'

/** The first steps of an admin (ADR 0099). */
export interface FirstStepsService {
  /** Those of the admin's steps that are done, by the state of the store and the own doings. */
  listDone(actor: Actor): Promise<FirstStep[]>
}

/** Dependencies of the first steps. */
export interface FirstStepsDependencies extends Pick<SupportServices, 'hasDone'> {
  db: Database
  setup: StoreSetup
  notifications: Pick<NotificationService, 'hasRead'>
}

export function createFirstSteps({
  db,
  setup,
  notifications,
  hasDone,
}: FirstStepsDependencies): FirstStepsService {
  const isDone: Record<FirstStep, (actor: Actor) => Promise<boolean>> = {
    secondFactor: async ({ hasSecondFactor }) => hasSecondFactor,
    bank: async () => setup.hasBank(),
    seller: async () => setup.hasSeller(),
    mail: async () => setup.sendsMails,
    products: async () => hasProducts(db),
    admins: async () => {
      const counts = await countLiveUsersByRole(db)
      return tierAdmins.every((role) => counts.has(role))
    },
    proof: async ({ userId }) => hasDone(userId, 'order.payment-changed'),
    order: async ({ userId }) => hasDone(userId, 'order.status-changed'),
    notification: async (actor) => notifications.hasRead(actor),
  }
  return {
    async listDone(actor) {
      const steps = firstStepsOf(actor.role)
      const done = await Promise.all(steps.map(async (step) => isDone[step](actor)))
      return steps.filter((_step, index) => done[index])
    },
  }
}

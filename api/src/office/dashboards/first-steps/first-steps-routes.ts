import { anyRight } from '@store/contract/rules/accounts/rights'
import { FirstStepsSchema } from '@store/contract/schemas/dashboards'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { actorOf, orderAdmins, type TypedApp } from '../../../base/base.ts'
import type { FirstStepsService } from './first-steps-service.ts'

/** What a new admin does first, for the dashboards. */
export function registerFirstSteps(app: TypedApp, firstSteps: FirstStepsService): void {
  app.get(
    '/dashboard/first-steps',
    {
      config: { access: orderAdmins, operation: 'readFirstSteps', rights: anyRight },
      schema: { response: { 200: FirstStepsSchema, '4xx': ErrorBodySchema } },
    },
    async (request) => ({ done: await firstSteps.listDone(actorOf(request)) }),
  )
}

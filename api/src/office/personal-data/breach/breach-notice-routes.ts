import { breachNoticeFile } from '@store/contract/rules/accounts/breach-notice'
import { BreachFormSchema } from '@store/contract/schemas/accounts/breach-notice'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { actorOf, binaryResponse, normaliseBlankFields, type TypedApp } from '../../../base/base.ts'
import type { PrepareBreachNotice } from './breach-notice.ts'

/** POST /admin/breach-notice (privacy 6.1). */
export function registerBreachNotice(app: TypedApp, prepare: PrepareBreachNotice): void {
  app.post(
    '/admin/breach-notice',
    {
      config: { access: ['superadmin'], operation: 'prepareBreachNotice', rights: ['users'] },
      schema: {
        body: BreachFormSchema,
        response: {
          200: binaryResponse('a ZIP of the notice and the list of those affected', [
            'application/zip',
          ]),
          '4xx': ErrorBodySchema,
        },
      },
      preValidation: normaliseBlankFields(BreachFormSchema),
    },
    async (request, reply) => {
      const content = await prepare(actorOf(request), request.body)
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${breachNoticeFile}"`,
          'cache-control': 'no-store',
        })
        .send(content)
    },
  )
}

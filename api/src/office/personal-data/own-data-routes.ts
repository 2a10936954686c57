import { dataRequestMessages } from '@store/contract/rules/accounts/data-requests'
import { clientNetwork } from '@store/contract/rules/network/client-network'
import {
  AccountClosedSchema,
  AccountClosingSchema,
  DownloadAskedSchema,
  OwnDataRequestsSchema,
} from '@store/contract/schemas/accounts/data-requests'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import {
  actorOf,
  binaryResponse,
  buyers,
  normaliseBlankFields,
  type TypedApp,
} from '../../base/base.ts'
import type { CloseAccount } from './closing/close-account.ts'
import { presentOwnRequest } from './data-request-presenter.ts'
import type { OwnDataRequests } from './own-data-requests.ts'

const errors = { '4xx': ErrorBodySchema }

/** A buyer's own data: asking for a download, fetching it, and closing the account (privacy 2.1, privacy 3.1). */
export function registerOwnData(
  app: TypedApp,
  { requests, closeAccount }: { requests: OwnDataRequests; closeAccount: CloseAccount },
): void {
  app.get(
    '/auth/me/data-requests',
    {
      config: { access: buyers, operation: 'listMyDataRequests' },
      schema: { response: { 200: OwnDataRequestsSchema, ...errors } },
    },
    async (request) => {
      const own = await requests.list(actorOf(request))
      return { requests: own.map(presentOwnRequest) }
    },
  )

  app.post(
    '/auth/me/data-requests/download',
    {
      config: { access: buyers, operation: 'askForMyData' },
      schema: { response: { 200: DownloadAskedSchema, ...errors } },
    },
    async (request) => {
      const asked = await requests.askForDownload(actorOf(request))
      return { message: dataRequestMessages.downloadAsked, request: presentOwnRequest(asked) }
    },
  )

  app.get(
    '/auth/me/data-requests/:id/archive',
    {
      config: { access: buyers, operation: 'readMyData' },
      schema: {
        params: IdParamsSchema,
        response: { 200: binaryResponse('a ZIP of JSON and HTML', ['application/zip']), ...errors },
      },
    },
    async (request, reply) => {
      const content = await requests.readArchive(actorOf(request), request.params.id)
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="my-data.zip"',
          'cache-control': 'no-store',
        })
        .send(content)
    },
  )

  app.post(
    '/auth/me/closing',
    {
      config: { access: buyers, operation: 'closeMyAccount' },
      schema: { body: AccountClosingSchema, response: { 200: AccountClosedSchema, ...errors } },
      preValidation: normaliseBlankFields(AccountClosingSchema),
    },
    async (request) => {
      const { currentPassword } = request.body
      const erasedAt = await closeAccount(
        actorOf(request),
        currentPassword,
        clientNetwork(request.ip),
      )
      return { message: dataRequestMessages.closed, erasedAt: erasedAt.toISOString() }
    },
  )
}

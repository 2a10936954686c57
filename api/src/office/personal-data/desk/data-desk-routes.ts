import { dataDeskMessages } from '@store/contract/rules/accounts/data-requests'
import {
  DataRequestAnswerSchema,
  DataRequestFormSchema,
  DataRequestListSchema,
  type DataRequestOnDesk,
  DataRequestQuerySchema,
} from '@store/contract/schemas/accounts/data-request-desk'
import { ErrorBodySchema, IdParamsSchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { actorOf, normaliseBlankFields, setPaging, type TypedApp } from '../../../base/base.ts'
import type { DataDesk } from './data-desk.ts'
import type { DeskRequestRow } from './desk-request.ts'

const access = ['superadmin'] as const
const errors = { '4xx': ErrorBodySchema }

function present(row: DeskRequestRow): DataRequestOnDesk {
  return {
    _id: row.public_id,
    kind: row.kind,
    person: { _id: row.person_public_id, name: row.person_name, email: row.person_email },
    askedAt: row.asked_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    ...(row.wish !== null && { wish: row.wish }),
    ...(row.done_at && { doneAt: row.done_at.toISOString() }),
    ...(row.withdrawn_at && { withdrawnAt: row.withdrawn_at.toISOString() }),
    ...(row.answer !== null && { answer: row.answer }),
  }
}

/** The requests of all people about their data, for the superadmin (privacy 4.3). */
export function registerDataDesk(app: TypedApp, desk: DataDesk): void {
  app.get(
    '/admin/data-requests',
    {
      config: { access, operation: 'listDataRequests', rights: ['users'] },
      schema: {
        querystring: DataRequestQuerySchema,
        response: { 200: DataRequestListSchema, ...errors },
      },
    },
    async (request, reply) => {
      const page = await desk.list(request.query)
      setPaging(reply, request, page)
      return { requests: page.requests.map(present) }
    },
  )

  app.post(
    '/admin/data-requests',
    {
      config: { access, operation: 'enterDataRequest', rights: ['users'] },
      schema: { body: DataRequestFormSchema, response: { 201: MessageBodySchema, ...errors } },
      preValidation: normaliseBlankFields(DataRequestFormSchema),
    },
    async (request, reply) => {
      await desk.enter(actorOf(request), request.body)
      return reply.status(201).send({ message: dataDeskMessages.entered })
    },
  )

  app.put(
    '/admin/data-requests/:id',
    {
      config: { access, operation: 'answerDataRequest', rights: ['users'] },
      schema: {
        params: IdParamsSchema,
        body: DataRequestAnswerSchema,
        response: { 200: MessageBodySchema, ...errors },
      },
      preValidation: normaliseBlankFields(DataRequestAnswerSchema),
    },
    async (request) => {
      await desk.answer(actorOf(request), request.params.id, request.body.answer)
      return { message: dataDeskMessages.answered }
    },
  )
}

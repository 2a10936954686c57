import * as messages from '@store/contract/rules/messages'
import {
  NotificationFormSchema,
  NotificationListSchema,
  NotificationQuerySchema,
  NotificationSentSchema,
  SentQuerySchema,
} from '@store/contract/schemas/accounts/notifications'
import { ErrorBodySchema, IdParamsSchema, MessageBodySchema } from '@store/contract/schemas/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { actorOf } from '../http/access.ts'
import { buyers, tierAdmins } from '../http/actor.ts'
import { normaliseBlankFields } from '../http/body/blank-fields.ts'
import { setCursorPaging } from '../http/paging.ts'
import type { TypedApp } from '../http/typed-app.ts'
import { LargeTotals } from '../shared/large-totals.ts'
import { presentNotification } from './notification-presenter.ts'
import {
  markOwn,
  type NotificationDependencies,
  type NotificationPage,
  readNotifications,
  readSentNotifications,
  sendNotification,
  withdraw,
} from './notification-service.ts'

function answerPage(request: FastifyRequest, reply: FastifyReply, page: NotificationPage) {
  setCursorPaging(reply, request, page)
  return { notifications: page.rows.map(presentNotification) }
}

/** What people were told: read and dismissed by each for itself (api.md, Notifications). */
export function registerNotifications(app: TypedApp, parts: NotificationDependencies): void {
  const reading = { ...parts, totals: new LargeTotals(parts.clock) }
  app.get(
    '/notifications',
    {
      config: { access: 'signed-in', operation: 'listNotifications' },
      schema: {
        querystring: NotificationQuerySchema,
        response: { 200: NotificationListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) =>
      answerPage(request, reply, await readNotifications(reading, actorOf(request), request.query)),
  )

  app.put(
    '/notifications/:id/read',
    {
      config: { access: [...buyers, ...tierAdmins], operation: 'markNotificationRead' },
      schema: {
        params: IdParamsSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const { id: publicId } = request.params
      await markOwn(parts, actorOf(request), { publicId, as: 'read_at' })
      return { message: messages.notifications.read }
    },
  )

  app.delete(
    '/notifications/:id',
    {
      config: { access: 'signed-in', operation: 'deleteNotification' },
      schema: {
        description: 'dismisses it for the caller; the superadmin withdraws it for everyone',
        params: IdParamsSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const actor = actorOf(request)
      const { id: publicId } = request.params
      if (actor.role === 'superadmin') await withdraw(parts, actor, publicId)
      else await markOwn(parts, actor, { publicId, as: 'dismissed_at' })
      return { message: messages.notifications.deleted }
    },
  )
}

/** The superadmin's broadcasts (api.md, Notifications). */
export function registerBroadcasts(app: TypedApp, parts: NotificationDependencies): void {
  app.get(
    '/notifications/sent',
    {
      config: { access: ['superadmin'], operation: 'listSentNotifications' },
      schema: {
        querystring: SentQuerySchema,
        response: { 200: NotificationListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) =>
      answerPage(request, reply, await readSentNotifications(parts, request.query)),
  )

  app.post(
    '/notifications',
    {
      config: { access: ['superadmin'], operation: 'sendNotification' },
      schema: {
        body: NotificationFormSchema,
        response: { 201: NotificationSentSchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(NotificationFormSchema),
    },
    async (request, reply) => {
      const sent = await sendNotification(parts, actorOf(request), request.body)
      const notification = presentNotification(sent)
      return reply.status(201).send({ message: messages.notifications.sent, notification })
    },
  )
}

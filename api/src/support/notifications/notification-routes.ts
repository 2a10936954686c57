import * as adminMessages from '@store/contract/rules/admin-messages'
import * as messages from '@store/contract/rules/messages'
import {
  NotificationFormSchema,
  NotificationListSchema,
  NotificationQuerySchema,
  NotificationSentSchema,
  ReadUpToSchema,
  SentListSchema,
  SentQuerySchema,
} from '@store/contract/schemas/accounts/notifications'
import { ErrorBodySchema, IdParamsSchema, MessageBodySchema } from '@store/contract/schemas/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  actorOf,
  assertRight,
  buyers,
  normaliseBlankFields,
  setCursorPaging,
  type TypedApp,
  tierAdmins,
} from '../../base/base.ts'
import { presentNotification, presentSent } from './notification-presenter.ts'
import type { NotificationPage, NotificationService } from './notification-service.ts'

function answerPage(request: FastifyRequest, reply: FastifyReply, page: NotificationPage) {
  setCursorPaging(reply, request, page)
  return { notifications: page.rows.map(presentNotification) }
}

/** Each person's own notifications (support 1.1). */
export function registerNotifications(app: TypedApp, notifications: NotificationService): void {
  app.get(
    '/notifications',
    {
      config: { access: 'signed-in', operation: 'listNotifications', rights: 'own' },
      schema: {
        querystring: NotificationQuerySchema,
        response: { 200: NotificationListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) =>
      answerPage(request, reply, await notifications.list(actorOf(request), request.query)),
  )

  app.put(
    '/notifications/read',
    {
      config: {
        access: [...buyers, ...tierAdmins],
        operation: 'markAllNotificationsRead',
        rights: 'own',
      },
      schema: {
        body: ReadUpToSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      await notifications.markAllRead(actorOf(request), request.body.upTo)
      return { message: adminMessages.notifications.allRead }
    },
  )

  app.put(
    '/notifications/:id/read',
    {
      config: {
        access: [...buyers, ...tierAdmins],
        operation: 'markNotificationRead',
        rights: 'own',
      },
      schema: {
        params: IdParamsSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      await notifications.mark(actorOf(request), request.params.id, 'read_at')
      return { message: messages.notifications.read }
    },
  )

  app.delete(
    '/notifications/:id',
    {
      config: { access: 'signed-in', operation: 'deleteNotification', rights: 'own' },
      schema: {
        description: 'dismisses it for the caller; the superadmin withdraws it for everyone',
        params: IdParamsSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const actor = actorOf(request)
      const { id: publicId } = request.params
      if (actor.role === 'superadmin') {
        assertRight(actor, ['users'])
        await notifications.withdraw(actor, publicId)
      } else await notifications.mark(actor, publicId, 'dismissed_at')
      return { message: messages.notifications.deleted }
    },
  )
}

/** The superadmin's broadcasts (support 1.4). */
export function registerBroadcasts(app: TypedApp, notifications: NotificationService): void {
  app.get(
    '/notifications/sent',
    {
      config: { access: ['superadmin'], operation: 'listSentNotifications', rights: ['users'] },
      schema: {
        querystring: SentQuerySchema,
        response: { 200: SentListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const page = await notifications.listSent(request.query)
      setCursorPaging(reply, request, page)
      return { notifications: page.rows.map(presentSent) }
    },
  )

  app.post(
    '/notifications',
    {
      config: { access: ['superadmin'], operation: 'sendNotification', rights: ['users'] },
      schema: {
        body: NotificationFormSchema,
        response: { 201: NotificationSentSchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(NotificationFormSchema),
    },
    async (request, reply) => {
      const sent = await notifications.send(actorOf(request), request.body)
      const notification = presentNotification(sent)
      return reply.status(201).send({ message: messages.notifications.sent, notification })
    },
  )
}

import * as messages from '@store/contract/rules/messages'
import { clientNetwork } from '@store/contract/rules/network/client-network'
import {
  ComplaintListSchema,
  ComplaintQuerySchema,
  ContactMessageSchema,
} from '@store/contract/schemas/accounts/contact'
import { ErrorBodySchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { normaliseBlankFields } from '../http/body/blank-fields.ts'
import { setPaging } from '../http/paging.ts'
import type { TypedApp } from '../http/typed-app.ts'
import { presentComplaint } from './contact-presenter.ts'
import type { Contacts } from './contact-service.ts'

/** The contact form, and the superadmin's list of messages (api.md, Contact). */
export function registerContact(app: TypedApp, contacts: Contacts): void {
  app.post(
    '/contact',
    {
      config: { access: 'public', operation: 'writeToStore' },
      schema: {
        body: ContactMessageSchema,
        response: { 201: MessageBodySchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(ContactMessageSchema),
    },
    async ({ body, ip }, reply) => {
      await contacts.write(body, clientNetwork(ip))
      return reply.status(201).send({ message: messages.contact.sent })
    },
  )

  app.get(
    '/admin/contact-complaints',
    {
      config: { access: ['superadmin'], operation: 'listComplaints' },
      schema: {
        querystring: ComplaintQuerySchema,
        response: { 200: ComplaintListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const page = await contacts.list(request.query)
      setPaging(reply, request, page)
      return page.contacts.map(presentComplaint)
    },
  )
}

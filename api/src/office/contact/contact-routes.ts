import { messageReferenceOf } from '@store/contract/rules/complaints/complaint-rules'
import * as messages from '@store/contract/rules/messages'
import { clientNetwork } from '@store/contract/rules/network/client-network'
import { ContactAnswerSchema, ContactMessageSchema } from '@store/contract/schemas/accounts/contact'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { normaliseBlankFields, type TypedApp } from '../../base/base.ts'
import type { Contacts } from './contact-service.ts'

/** The contact form (office 4.1). */
export function registerContact(app: TypedApp, contacts: Contacts): void {
  app.post(
    '/contact',
    {
      config: { access: 'public', operation: 'writeToStore' },
      schema: {
        body: ContactMessageSchema,
        response: { 201: ContactAnswerSchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(ContactMessageSchema),
    },
    async ({ body, ip }, reply) => {
      const id = await contacts.write(body, clientNetwork(ip))
      const reference = messageReferenceOf(id)
      return reply.status(201).send({ message: messages.contact.sent, reference })
    },
  )
}

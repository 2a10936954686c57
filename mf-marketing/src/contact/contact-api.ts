import type { ContactForm } from '@store/contract/rules/accounts/contact-validation'
import type { MessageBody } from '@store/contract/schemas/wire'
import { defineEndpoints } from '@store/sdk'

/** A message to the company (spec §7). */
export const contactApi = defineEndpoints('mf-marketing/contact', (build) => ({
  sendContactMessage: build.mutation<MessageBody, ContactForm>({
    query: (body) => ({ url: '/contact', method: 'POST', body }),
  }),
}))

export const { useSendContactMessageMutation } = contactApi

import { t } from '@lingui/core/macro'
import {
  type ContactForm as Contact,
  validateContact,
} from '@store/contract/rules/accounts/contact-validation'
import * as messages from '@store/contract/rules/messages'
import type { MessageBody } from '@store/contract/schemas/wire'
import { defineEndpoints, useSession } from '@store/sdk'
import { Form, Panel, SubmitButton, TextArea, TextField, toast, useForm } from '@store/ui'

/** A message to the company (office 4.1). */
const contactApi = defineEndpoints('mf-marketing/contact', (build) => ({
  sendContactMessage: build.mutation<MessageBody, Contact>({
    query: (body) => ({ url: '/contact', method: 'POST', body }),
  }),
}))

const { useSendContactMessageMutation } = contactApi

/** The contact form; the mobile number is sent as the subject (screens 1.7). */
export function ContactForm() {
  const { user } = useSession()
  const [sendMessage] = useSendContactMessageMutation()
  const form = useForm<Contact>({
    initial: { name: user?.name ?? '', email: user?.email ?? '', subject: '', message: '' },
    draft: 'contact',
    validate: validateContact,
    failure: messages.contact.failed,
    submit: async (values) => {
      const answer = await sendMessage({ ...values, email: values.email.trim() }).unwrap()
      toast.success(answer.message || messages.contact.sent)
      form.reset()
    },
  })
  return (
    <Panel title={t`Send us a message`}>
      <Form form={form} aria-label={t`Contact`}>
        <TextField label={t`Name`} autoComplete="name" required {...form.field('name')} />
        <TextField
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...form.field('email')}
        />
        <TextField
          label={t`Mobile`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          {...form.field('subject')}
        />
        <TextArea label={t`Message`} rows={5} required {...form.field('message')} />
        <SubmitButton form={form}>{t`Send Message`}</SubmitButton>
      </Form>
    </Panel>
  )
}

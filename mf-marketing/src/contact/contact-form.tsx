import { t } from '@lingui/core/macro'
import {
  type ContactForm as Contact,
  validateContact,
} from '@store/contract/rules/accounts/contact-validation'
import { isBuyer } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { useSession } from '@store/sdk'
import {
  Form,
  FormMessage,
  formatDate,
  Panel,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  toast,
  useForm,
} from '@store/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  useGetLatestOrdersQuery,
  useGetOwnMobileQuery,
  useSendContactMessageMutation,
} from './contact-api.ts'

/** What is typed; the order is chosen by a buyer who has any. */
interface Values extends Contact {
  orderId: string
}

/** The message as it is sent: the order that it is about stands above it. */
function messageOf({ orderId, message }: Values): string {
  return orderId === '' ? message : `Order ${orderNameOf(orderId)}\n\n${message}`
}

/** The contact form; the mobile number is sent as the subject (screens 1.7). */
export function ContactForm() {
  const { user, role } = useSession()
  const { data: mobile } = useGetOwnMobileQuery(undefined, { skip: user === undefined })
  const { data: orders = [] } = useGetLatestOrdersQuery(undefined, { skip: !isBuyer(role) })
  const [sendMessage] = useSendContactMessageMutation()
  const [reference, setReference] = useState<string>()
  const form = useForm<Values>({
    initial: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      subject: '',
      orderId: '',
      message: '',
    },
    draft: 'contact',
    validate: validateContact,
    failure: messages.contact.failed,
    submit: async (values) => {
      const { name, email, subject } = values
      const body = { name, email: email.trim(), subject, message: messageOf(values) }
      const answer = await sendMessage(body).unwrap()
      toast.success(answer.message || messages.contact.sent)
      setReference(answer.reference)
      form.reset()
      if (mobile) form.fill({ subject: mobile })
    },
  })
  const fillMobile = useEffectEvent((subject: string) => form.fill({ subject }))
  useEffect(() => {
    if (mobile) fillMobile(mobile)
  }, [mobile])
  return (
    <Panel title={t`Send us a message`}>
      <Form form={form} aria-label={t`Contact`}>
        {reference === undefined ? null : (
          <FormMessage tone="success">
            {t`Your message has arrived. If you call about it, give the reference ${reference}.`}
          </FormMessage>
        )}
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
        {orders.length === 0 ? null : (
          <SelectField
            label={t`Is it about an order?`}
            options={[
              { value: '', label: t`No` },
              ...orders.map(({ _id, createdAt, totalAmount }) => ({
                value: _id,
                label: `${orderNameOf(_id)} · ${formatDate(createdAt)} · ${formatRupees(totalAmount)}`,
              })),
            ]}
            {...form.field('orderId')}
          />
        )}
        <TextArea label={t`Message`} rows={5} required {...form.field('message')} />
        <SubmitButton form={form}>{t`Send Message`}</SubmitButton>
      </Form>
    </Panel>
  )
}

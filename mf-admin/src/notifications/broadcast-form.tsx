import {
  type NotificationTarget,
  notificationTargets,
  validateNotification,
} from '@store/contract/rules/accounts/mails/notification-validation'
import * as messages from '@store/contract/rules/messages'
import {
  Form,
  Panel,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  toast,
  useForm,
} from '@store/ui'
import { useSendNotificationMutation } from './broadcasts-api.ts'
import { targetNames } from './target-name.ts'

const choices = notificationTargets.map((target) => ({ value: target, label: targetNames[target] }))

type Broadcast = { title: string; message: string; sentTo: NotificationTarget }

/** Sends a notification to everybody or to a tier (support 1.4). */
export function BroadcastForm() {
  const [send] = useSendNotificationMutation()
  const form = useForm<Broadcast>({
    initial: { title: '', message: '', sentTo: 'all' },
    draft: 'notification',
    validate: validateNotification,
    failure: messages.notifications.sendFailed,
    submit: async (values) => {
      await send(values).unwrap()
      toast.success(messages.notifications.sent)
      form.reset()
    },
  })
  return (
    <Panel title="Send a notification">
      <Form form={form} aria-label="Send a notification">
        <TextField label="Title" maxLength={120} required {...form.field('title')} />
        <TextArea label="Message" rows={4} maxLength={2000} required {...form.field('message')} />
        <SelectField label="Recipient" options={choices} required {...form.field('sentTo')} />
        <SubmitButton form={form}>Send Notification</SubmitButton>
      </Form>
    </Panel>
  )
}

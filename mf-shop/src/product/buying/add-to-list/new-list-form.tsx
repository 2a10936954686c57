import { t } from '@lingui/core/macro'
import {
  longestListName,
  shoppingListMessages,
  validateListName,
} from '@store/contract/rules/purchases/shopping-list-rules'
import { Form, SubmitButton, TextField, useForm } from '@store/ui'

/** Whoever asks for a new list types its name next. */
const focus = (field: HTMLInputElement | null) => field?.focus()

/**
 * The name of a new list.
 * @param onCreate its error is shown at the field, or above the form
 */
export function NewListForm({ onCreate }: { onCreate: (name: string) => Promise<void> }) {
  const form = useForm({
    initial: { name: '' },
    validate: ({ name }) => validateListName(name),
    failure: shoppingListMessages.saveFailed,
    submit: ({ name }) => onCreate(name),
  })
  return (
    <Form form={form} aria-label={t`New list`}>
      <TextField
        ref={focus}
        label={t`Name of the list`}
        required
        maxLength={longestListName}
        autoComplete="off"
        {...form.field('name')}
      />
      <SubmitButton form={form} wide>
        {t`Create and add`}
      </SubmitButton>
    </Form>
  )
}

import { t } from '@lingui/core/macro'
import {
  longestListName,
  shoppingListMessages,
  validateListName,
} from '@store/contract/rules/purchases/shopping-list-rules'
import { Button, Dialog, Form, TextField, useForm } from '@store/ui'

type ListNameDialogProps = {
  title: string
  submitLabel: string
  /** The present name. */
  name?: string
  onClose: () => void
  /** Its error is shown at the field. */
  onSubmit: (name: string) => Promise<void>
}

/** Asks for the name of a list. */
export function ListNameDialog(props: ListNameDialogProps) {
  const { title, submitLabel, name = '', onClose, onSubmit } = props
  const form = useForm({
    initial: { name },
    validate: (values) => validateListName(values.name),
    failure: shoppingListMessages.saveFailed,
    submit: async (values) => {
      await onSubmit(values.name)
      onClose()
    },
  })
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button busy={form.busy} onClick={() => void form.send()}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form form={form} aria-label={title}>
        <TextField
          label={t`Name of the list`}
          required
          maxLength={longestListName}
          autoComplete="off"
          data-autofocus
          {...form.field('name')}
        />
      </Form>
    </Dialog>
  )
}

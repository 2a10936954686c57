import { t } from '@lingui/core/macro'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { shoppingListMessages } from '@store/contract/rules/purchases/shopping-list-rules'
import { useSetShoppingListLinesMutation } from '@store/sdk'
import { Form, SubmitButton, TextField, theme, toast, useForm } from '@store/ui'
import styled from 'styled-components'
import { digitsOf } from '../order-table/order-row.ts'

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7rem;
  align-items: start;
  gap: ${theme.space.s};

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 20rem) 7rem;
  }

  ${theme.media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Adds a product to a list by its model number. */
export function AddProductForm({ listId }: { listId: string }) {
  const [setLines] = useSetShoppingListLinesMutation()
  const form = useForm({
    initial: { modelNo: '', quantity: '1' },
    failure: shoppingListMessages.saveFailed,
    validate: ({ modelNo, quantity }) => {
      if (modelNo.trim() === '') return fieldError('modelNo', shoppingListMessages.modelRequired)
      return Number(quantity) > 0 ? undefined : fieldError('quantity', messages.cart.quantity)
    },
    submit: async ({ modelNo, quantity }): Promise<void> => {
      const lines = [{ modelNo: modelNo.trim(), quantity: Number(quantity) }]
      const { rejected } = await setLines({ id: listId, lines }).unwrap()
      const [refused] = rejected
      if (refused) return form.fail(fieldError('modelNo', refused.message))
      toast.success(shoppingListMessages.added)
      form.reset()
    },
  })
  const quantity = form.field('quantity')
  return (
    <Form form={form} aria-label={t`Add a product`}>
      <Fields>
        <TextField
          label={t`Model number`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('modelNo')}
        />
        <TextField
          label={t`Quantity`}
          inputMode="numeric"
          autoComplete="off"
          {...quantity}
          onChange={(text) => quantity.onChange(digitsOf(text))}
        />
      </Fields>
      <SubmitButton form={form} variant="secondary">
        {t`Add to list`}
      </SubmitButton>
    </Form>
  )
}

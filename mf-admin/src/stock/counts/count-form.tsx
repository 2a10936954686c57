import { findBlank } from '@store/contract/rules/field-errors'
import { longestCountNote } from '@store/contract/rules/limits'
import { stockMessages as messages } from '@store/contract/rules/stock/stock-messages'
import { Card, Form, FormMessage, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LineTable } from '../lines/line-table.tsx'
import { refusalsOf } from '../lines/refusals.ts'
import { StockListField } from '../lines/stock-list-field.tsx'
import { chooseModel, type StockLine } from '../lines/stock-list-text.ts'
import { useCheckedList } from '../lines/use-checked-list.ts'
import { usePostCountMutation } from '../stock-api.ts'

const blank = { note: '', list: '' }
type CountValues = typeof blank

const isAtFault = ({ message, quantity }: StockLine) =>
  message !== undefined || quantity === undefined

/** Posts what was counted on the shelf: the lines are checked first, and then the differences change the stock. */
export function CountForm() {
  const navigate = useNavigate()
  const [post] = usePostCountMutation()
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>()
  const form = useForm<CountValues>({
    initial: blank,
    draft: 'stock-count',
    validate: (values) => findBlank(values, ['list'], 'Paste, scan or type what was counted.'),
    failure: messages.countFailed,
    submit: async (values) => submit(values),
  })
  const { list } = form.values
  const { lines, check } = useCheckedList(list)
  const submit = async ({ note, list: text }: CountValues) => {
    setRefusals(undefined)
    if (!lines || lines.some(isAtFault)) {
      await check(text)
      return
    }
    const counted = lines.flatMap(({ product, quantity }) =>
      product && quantity !== undefined ? [{ productId: product._id, counted: quantity }] : [],
    )
    const wanted = { ...(note.trim() !== '' && { note }), lines: counted }
    try {
      const count = await post(wanted).unwrap()
      toast.success(messages.countPosted(count.differences))
      form.reset()
      void navigate(`/superadmin/stock/counts/${count._id}`)
    } catch (error) {
      setRefusals(refusalsOf(error))
      throw error
    }
  }
  const handleChoose = (line: StockLine, modelNo: string) => {
    const changed = chooseModel(list, lines ?? [], { line, modelNo })
    form.set('list', changed)
    void check(changed)
  }
  const isReady = lines && lines.length > 0 && !lines.some(isAtFault)
  return (
    <Card>
      <Form form={form} aria-label="Post a count">
        <TextField
          label="Note"
          hint="Such as the shelf"
          maxLength={longestCountNote}
          {...form.field('note')}
        />
        <StockListField
          label="What was counted"
          hint="A line each: model, pieces. Count the whole shelf, also what is promised to orders; lines of one product add up"
          field={form.field('list')}
        />
        {lines && lines.length > 0 ? (
          <LineTable
            lines={lines}
            {...(refusals && { refusals })}
            pieces="Counted"
            onChoose={handleChoose}
          />
        ) : null}
        {lines?.length === 0 ? <FormMessage>No line names a product.</FormMessage> : null}
        <SubmitButton form={form}>
          {isReady ? 'Post the count' : lines ? 'Check the lines again' : 'Check the lines'}
        </SubmitButton>
      </Form>
    </Card>
  )
}

import { findBlank } from '@store/contract/rules/field-errors'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { longestSupplierBillNo, longestSupplierName } from '@store/contract/rules/limits'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { stockMessages as messages } from '@store/contract/rules/stock/stock-messages'
import {
  Card,
  Form,
  FormMessage,
  type FormState,
  formatCount,
  Grid,
  Stack,
  SubmitButton,
  SuggestionField,
  TextField,
  toast,
  useForm,
} from '@store/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LineTable } from '../lines/line-table.tsx'
import { refusalsOf } from '../lines/refusals.ts'
import { StockFile } from '../lines/stock-file.tsx'
import { StockListField } from '../lines/stock-list-field.tsx'
import { chooseModel, type StockLine } from '../lines/stock-list-text.ts'
import { useCheckedList } from '../lines/use-checked-list.ts'
import { useBookGoodsInMutation, useGetSuppliersQuery } from '../stock-api.ts'

const blank = { supplier: '', gstin: '', billNo: '', billedOn: '', list: '' }
type BillValues = typeof blank

const required = ['supplier', 'billNo', 'billedOn', 'list'] as const
const blankFields = {
  form: 'Enter supplier, bill number, day and lines.',
  fields: {
    supplier: messages.supplierMissing,
    billNo: messages.billMissing,
    billedOn: messages.billDay,
    list: 'Paste, scan or type the lines of the bill.',
  },
}

/** Lines that can be booked, as the server takes them. */
function bookedOf(lines: readonly StockLine[]) {
  return lines.flatMap(({ product, quantity, cost }) =>
    product && quantity
      ? [{ productId: product._id, quantity, ...(cost !== undefined && { cost }) }]
      : [],
  )
}

const isAtFault = ({ message, quantity }: StockLine) => message !== undefined || !quantity

function BillSums({ lines }: { lines: readonly StockLine[] }) {
  const faults = lines.filter(isAtFault).length
  const pieces = lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
  const paise = lines.reduce(
    (sum, { quantity = 0, cost = 0 }) => sum + quantity * Math.round(cost * 100),
    0,
  )
  const costless = lines.filter(({ cost }) => cost === undefined).length
  return (
    <FormMessage tone={faults > 0 ? 'warning' : 'success'}>
      {[
        `${formatCount(lines.length)} lines, ${formatCount(pieces)} pieces, ${formatRupees(paise / 100, 2)} without GST.`,
        faults > 0 ? `${formatCount(faults)} to correct.` : '',
        costless > 0 && costless < lines.length ? `${formatCount(costless)} have no cost.` : '',
      ]
        .filter(Boolean)
        .join(' ')}
    </FormMessage>
  )
}

/** Whose bill it is, its number and its day. */
function BillHead({ form }: { form: FormState<BillValues> }) {
  const { data: known = [] } = useGetSuppliersQuery()
  return (
    <Grid min="12rem">
      <SuggestionField
        label="Supplier"
        suggestions={known.map(({ name }) => name)}
        maxLength={longestSupplierName}
        required
        {...form.field('supplier')}
      />
      <TextField label="GST number" autoComplete="off" {...form.field('gstin')} />
      <TextField
        label="Bill number"
        maxLength={longestSupplierBillNo}
        autoComplete="off"
        required
        {...form.field('billNo')}
      />
      <TextField
        label="Day of the bill"
        type="date"
        max={indiaDayOf(new Date())}
        required
        {...form.field('billedOn')}
      />
    </Grid>
  )
}

/** Books the bill of a supplier: its lines are checked first, and then all of them are added to the stock. */
export function GoodsInForm() {
  const navigate = useNavigate()
  const [book] = useBookGoodsInMutation()
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>()
  const form = useForm<BillValues>({
    initial: blank,
    draft: 'goods-in',
    validate: (values) => findBlank(values, required, blankFields),
    failure: messages.bookFailed,
    submit: async (values) => submit(values),
  })
  const { list } = form.values
  const { lines, check } = useCheckedList(list)
  const submit = async ({ supplier, gstin, billNo, billedOn, list: text }: BillValues) => {
    setRefusals(undefined)
    if (!lines || lines.some(isAtFault)) {
      await check(text)
      return
    }
    const bill = { supplier, billNo, billedOn, ...(gstin.trim() !== '' && { gstin }) }
    try {
      const booked = await book({ ...bill, lines: bookedOf(lines) }).unwrap()
      toast.success(messages.booked(booked.pieces))
      form.reset()
      void navigate(`/superadmin/stock/bills/${booked._id}`)
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
      <Form form={form} aria-label="Book a bill">
        <BillHead form={form} />
        <StockFile
          onList={(read, former) => {
            const kept = former === undefined ? list : list.replace(former, '')
            form.set('list', [kept.trim(), read].filter(Boolean).join('\n'))
          }}
        />
        <StockListField
          label="Lines of the bill"
          hint="Paste them from a sheet or a message: model, quantity, cost of a piece without GST"
          field={form.field('list')}
        />
        {lines && lines.length > 0 ? (
          <Stack gap="s">
            <BillSums lines={lines} />
            <LineTable
              lines={lines}
              {...(refusals && { refusals })}
              pieces="Pieces"
              hasCosts
              onChoose={handleChoose}
            />
          </Stack>
        ) : null}
        {lines?.length === 0 ? <FormMessage>No line names a product.</FormMessage> : null}
        <SubmitButton form={form}>
          {isReady ? 'Add to the stock' : lines ? 'Check the lines again' : 'Check the lines'}
        </SubmitButton>
      </Form>
    </Card>
  )
}

import { findBlank } from '@store/contract/rules/field-errors'
import { formatDay } from '@store/contract/rules/india-days'
import { longestStrikeReason } from '@store/contract/rules/limits'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { stockMessages as messages } from '@store/contract/rules/stock/stock-messages'
import type { GoodsIn } from '@store/contract/schemas/stock/stock'
import { fieldErrorsOf } from '@store/sdk'
import {
  Button,
  Card,
  type Column,
  Definition,
  DefinitionList,
  Dialog,
  Form,
  FormMessage,
  formatCount,
  formatDateTime,
  LinkButton,
  Loading,
  PageBody,
  PageHeader,
  QueryView,
  Skeleton,
  Stack,
  SubmitButton,
  Table,
  TextField,
  toast,
  useForm,
} from '@store/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { ProductLink } from '../product-link.tsx'
import { useGetGoodsInQuery, useReverseGoodsInMutation } from '../stock-api.ts'

const columns: Column<GoodsIn['lines'][number]>[] = [
  { key: 'product', header: 'Product', cell: ({ product }) => <ProductLink product={product} /> },
  {
    key: 'quantity',
    header: 'Pieces',
    align: 'end',
    cell: ({ quantity }) => formatCount(quantity),
  },
  {
    key: 'cost',
    header: 'Cost without GST',
    align: 'end',
    cell: ({ cost }) => (cost === undefined ? '–' : formatRupees(cost)),
  },
]

function ReverseDialog({ bill, onClose }: { bill: GoodsIn; onClose: () => void }) {
  const [reverse] = useReverseGoodsInMutation()
  const [reasons, setReasons] = useState<readonly string[]>([])
  const form = useForm({
    initial: { reason: '' },
    validate: (values) => findBlank(values, ['reason'], messages.reverseReason),
    failure: messages.reverseFailed,
    submit: async ({ reason }) => {
      try {
        await reverse({ id: bill._id, reason: reason.trim() }).unwrap()
        toast.success(messages.reversed)
        onClose()
      } catch (error) {
        const faults = fieldErrorsOf(error).filter(({ field }) => field === 'lines')
        setReasons(faults.map(({ message }) => message))
        throw error
      }
    },
  })
  const title = `Reverse bill ${bill.billNo}?`
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form form={form} aria-label={title}>
        <p>{`Its ${formatCount(bill.pieces)} pieces leave the stock again. The bill stays in the list.`}</p>
        {reasons.map((reason) => (
          <FormMessage key={reason}>{reason}</FormMessage>
        ))}
        <TextField
          label="Reason"
          maxLength={longestStrikeReason}
          required
          {...form.field('reason')}
        />
        <SubmitButton form={form}>Reverse the bill</SubmitButton>
      </Form>
    </Dialog>
  )
}

function Bill({ bill }: { bill: GoodsIn }) {
  const [isReversing, setIsReversing] = useState(false)
  const { supplier, gstin, billNo, billedOn, pieces, total, at, by, reversed, lines } = bill
  return (
    <Stack gap="s">
      <PageHeader
        title={`Bill ${billNo} of ${supplier}`}
        actions={
          <>
            <LinkButton to="/superadmin/stock" variant="secondary" size="s">
              All bills
            </LinkButton>
            {reversed ? null : (
              <Button variant="secondary" size="s" onClick={() => setIsReversing(true)}>
                Reverse
              </Button>
            )}
          </>
        }
      />
      {reversed ? (
        <FormMessage tone="warning">
          {`Reversed ${formatDateTime(reversed.at)} by ${reversed.by}: ${reversed.reason}`}
        </FormMessage>
      ) : null}
      <Card as="section" aria-label="The bill">
        <DefinitionList>
          <Definition term="Day of the bill">{formatDay(billedOn)}</Definition>
          {gstin === undefined ? null : <Definition term="GST number">{gstin}</Definition>}
          <Definition term="Pieces">{formatCount(pieces)}</Definition>
          <Definition term="Cost without GST">
            {total === 0 ? 'Not known' : formatRupees(total)}
          </Definition>
          <Definition term="Booked">{`${formatDateTime(at)}, ${by}`}</Definition>
        </DefinitionList>
      </Card>
      <Table
        caption="Lines of the bill"
        columns={columns}
        rows={lines.map((line, index) => ({ ...line, index }))}
        rowKey={(line) => String(lines.indexOf(line))}
        isDense
      />
      {isReversing ? <ReverseDialog bill={bill} onClose={() => setIsReversing(false)} /> : null}
    </Stack>
  )
}

/** A bill of a supplier with its lines; a mistake is reversed here. */
export function BillScreen() {
  const { id = '' } = useParams()
  const query = useGetGoodsInQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <PageBody>
      <QueryView
        query={query}
        failure={messages.loadFailed}
        loading={
          <>
            <PageHeader title="Bill of a supplier" />
            <Loading label="Loading the bill...">
              <Skeleton shape="card" height="20rem" />
            </Loading>
          </>
        }
      >
        {(bill) => <Bill bill={bill} />}
      </QueryView>
    </PageBody>
  )
}

import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { Button, Cluster, type Column, Stack, Table, theme } from '@store/ui'
import styled from 'styled-components'
import type { StockLine } from './stock-list-text.ts'

const Fault = styled.div`
  color: ${theme.color.danger};
`

const Muted = styled.div`
  color: ${theme.color.textMuted};
`

type LineTableProps = {
  lines: readonly StockLine[]
  /** Why lines could not be posted, by their place. */
  refusals?: ReadonlyMap<number, string>
  /** Heading of the pieces. */
  pieces: string
  hasCosts?: boolean
  onChoose: (line: StockLine, modelNo: string) => void
}

type Row = { line: StockLine; at: number }

function Meant({
  line,
  refusal,
  onChoose,
}: {
  line: StockLine
  refusal: string | undefined
  onChoose: LineTableProps['onChoose']
}) {
  const { product, text, message = refusal, suggestions = [] } = line
  return (
    <Stack gap="xxs">
      <div>{product ? `${product.modelNo} ${product.name}` : text}</div>
      {message === undefined ? null : <Fault>{message}</Fault>}
      {suggestions.length > 0 ? (
        <Cluster gap="xs">
          <Muted>Did you mean</Muted>
          {suggestions.map(({ _id, modelNo, name }) => (
            <Button
              key={_id}
              variant="secondary"
              size="s"
              aria-label={`${modelNo} ${name} for line ${line.lineNumber}`}
              onClick={() => onChoose(line, modelNo)}
            >
              {modelNo}
            </Button>
          ))}
        </Cluster>
      ) : null}
    </Stack>
  )
}

function columnsFor({ refusals, pieces, hasCosts, onChoose }: LineTableProps): Column<Row>[] {
  return [
    { key: 'line', header: 'Line', cell: ({ line }) => line.lineNumber },
    {
      key: 'product',
      header: 'Product',
      cell: ({ line, at }) => <Meant line={line} refusal={refusals?.get(at)} onChoose={onChoose} />,
    },
    {
      key: 'pieces',
      header: pieces,
      align: 'end',
      cell: ({ line }) => line.quantity?.toLocaleString('en-IN') ?? '–',
    },
    ...(hasCosts
      ? [
          {
            key: 'cost',
            header: 'Cost without GST',
            align: 'end' as const,
            cell: ({ line }: Row) => (line.cost === undefined ? '–' : formatRupees(line.cost)),
          },
        ]
      : []),
    {
      key: 'stock',
      header: 'Free now',
      align: 'end',
      cell: ({ line }) => line.product?.stock.toLocaleString('en-IN') ?? '',
    },
  ]
}

/** What the lines of a list mean; those that cannot be posted say why and come first. */
export function LineTable(props: LineTableProps) {
  const { lines, refusals } = props
  const rows = lines.map((line, at) => ({ line, at }))
  const isFault = ({ line, at }: Row) => line.message !== undefined || refusals?.has(at)
  return (
    <Table
      caption="Lines"
      columns={columnsFor(props)}
      rows={[...rows.filter(isFault), ...rows.filter((row) => !isFault(row))]}
      rowKey={({ at }) => String(at)}
      isDense
    />
  )
}

import type { ChangedCell, ImportChanges } from '@store/contract/schemas/catalog/imports'
import {
  CheckboxField,
  type Column,
  FormMessage,
  formatCount,
  Pagination,
  Panel,
  Stack,
  Table,
  theme,
} from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { columnNames } from './column-names.ts'

/** Rows per page: thousands at once would be slow to render. */
const pageSize = 50

/** Breaks long texts only, for half a price is another price. */
const Value = styled.span`
  overflow-wrap: break-word;
`

const Before = styled(Value)`
  color: ${theme.color.textMuted};
`

/** A sentence, which wraps on a phone. */
const Mark = styled.span`
  color: ${theme.color.warning};
  font-weight: ${theme.weight.semibold};
`

const columns: Column<ChangedCell>[] = [
  { key: 'row', header: 'Row', cell: ({ row }) => formatCount(row) },
  { key: 'product', header: 'Product', cell: ({ product }) => product },
  { key: 'column', header: 'Column', cell: ({ field }) => columnNames[field] },
  { key: 'before', header: 'Before', cell: ({ from }) => <Before>{from ?? 'new'}</Before> },
  { key: 'after', header: 'After', cell: ({ to }) => <Value>{to || 'nothing'}</Value> },
  {
    key: 'mark',
    header: 'Look again',
    cell: ({ mark }) => (mark ? <Mark>{mark}</Mark> : null),
  },
]

const cells = (count: number) => (count === 1 ? 'cell' : 'cells')

/** What a checked file would change, cell by cell, before and after; what is probably a mistake is marked. */
export function ChangedCells({ changes }: { changes: ImportChanges }) {
  const { total, marked } = changes
  const [isMarkedOnly, setIsMarkedOnly] = useState(marked > 0)
  const [page, setPage] = useState(1)
  const listed = isMarkedOnly ? changes.markedCells : changes.cells
  const count = isMarkedOnly ? marked : total
  const shown = listed.slice((page - 1) * pageSize, page * pageSize)
  return (
    <Panel title={total === 0 ? 'Look again' : `${formatCount(total)} changed ${cells(total)}`}>
      <Stack gap="s">
        {marked === 0 ? null : (
          <>
            <FormMessage tone="warning">
              {`${formatCount(marked)} ${marked === 1 ? 'cell is' : 'cells are'} probably a mistake.`}
            </FormMessage>
            {total === 0 ? null : (
              <CheckboxField
                name="marked"
                label="Only these"
                value={isMarkedOnly}
                onChange={(isOn) => {
                  setIsMarkedOnly(isOn)
                  setPage(1)
                }}
              />
            )}
          </>
        )}
        <Table
          caption="Changed cells"
          columns={columns}
          rows={shown}
          rowKey={({ row, field }) => `${row} ${field}`}
        />
        <Pagination page={page} pages={Math.ceil(listed.length / pageSize)} onPage={setPage} />
        {count > listed.length ? (
          <p>{`These are the first ${formatCount(listed.length)} of ${formatCount(count)}.`}</p>
        ) : null}
      </Stack>
    </Panel>
  )
}

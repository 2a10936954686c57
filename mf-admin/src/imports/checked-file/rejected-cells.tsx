import type { FoundColumn, RejectedCell } from '@store/contract/schemas/catalog/imports'
import { type Column, formatCount, Pagination, Stack, Table } from '@store/ui'
import { useState } from 'react'
import { columnNameOf } from './column-names.ts'

/** Rows per page: thousands at once would be slow to render. */
const pageSize = 50

type RejectedCellsProps = {
  cells: readonly RejectedCell[]
  /** Columns of the file, to show its own headings. */
  columns: readonly FoundColumn[]
}

function tableOf(columns: readonly FoundColumn[]): Column<RejectedCell>[] {
  const headingOf = (field: string) =>
    columns.find(({ column }) => column === field)?.heading ?? columnNameOf(field)
  return [
    { key: 'row', header: 'Row', cell: ({ row }) => formatCount(row) },
    { key: 'column', header: 'Column', cell: ({ field }) => headingOf(field) },
    { key: 'fault', header: 'What is wrong', cell: ({ message }) => message },
  ]
}

/** The rejected cells of a file: row, column and error. */
export function RejectedCells({ cells, columns }: RejectedCellsProps) {
  const [page, setPage] = useState(1)
  const shown = cells.slice((page - 1) * pageSize, page * pageSize)
  return (
    <Stack gap="s">
      <Table
        caption="Rows at fault"
        columns={tableOf(columns)}
        rows={shown}
        rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
      />
      <Pagination page={page} pages={Math.ceil(cells.length / pageSize)} onPage={setPage} />
    </Stack>
  )
}

import { Loading, Skeleton, Stack } from '@store/ui'

/** As many rows as the largest window shows. */
const rows = Array.from({ length: 16 }, (_, row) => `row-${row}`)

/** The place of an {@link OrderTable} while its rows are read. */
export function OrderTableSkeleton() {
  return (
    <Loading>
      <Stack gap="s">
        <Skeleton shape="block" height="2.75rem" />
        <Stack gap="xs">
          {rows.map((row) => (
            <Skeleton key={row} shape="block" height="3.25rem" />
          ))}
        </Stack>
      </Stack>
    </Loading>
  )
}

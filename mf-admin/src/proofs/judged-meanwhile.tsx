import { useGetOrderQuery } from '@store/sdk'
import { OvertakenNotice } from './overtaken-notice.tsx'
import { stillWaits } from './still-waits.ts'

/** Says at once, before a verdict is lost on it, that the proof in hand does not wait any more. */
export function JudgedMeanwhile({ id }: { id: string }) {
  const { currentData: order } = useGetOrderQuery(id, { refetchOnMountOrArgChange: true })
  if (order === undefined || stillWaits(order)) return null
  return <OvertakenNotice order={order} reason="" />
}

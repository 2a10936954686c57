import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { announceOnMount, formatCount, IconButton, theme } from '@store/ui'
import { X } from 'lucide-react'
import styled from 'styled-components'
import type { SettleResult } from './use-settle.ts'

const Notice = styled.div`
  display: flex;
  align-items: start;
  gap: ${theme.space.s};
  max-height: 9rem;
  padding: ${theme.space.xxs} ${theme.space.s};
  overflow-y: auto;
  border: 1px solid ${theme.color.warning};
  border-radius: ${theme.radius.m};
  background: ${theme.color.warningSoft};
  font-size: ${theme.size.s};

  > div {
    flex: 1;
    padding-block: ${theme.space.xs};
  }
`

type SettleResultNoticeProps = { result: SettleResult; onClose: () => void }

/** The payments that were not assigned, each with the reason; they stay in the list. */
export function SettleResultNotice({ result, onClose }: SettleResultNoticeProps) {
  return (
    <Notice role="status" ref={announceOnMount}>
      <div>
        <p>
          {formatCount(result.done.length)} assigned. {formatCount(result.refused.length)} not:
        </p>
        <ul>
          {result.refused.map(({ receipt, message }) => (
            <li key={receipt._id}>
              {formatRupees(receipt.amount)}: {message}
            </li>
          ))}
        </ul>
      </div>
      <IconButton label="Dismiss" icon={X} onClick={onClose} />
    </Notice>
  )
}

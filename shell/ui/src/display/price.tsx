import { t } from '@lingui/core/macro'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { theme, VisuallyHidden } from '@store/ui/shared'
import styled from 'styled-components'

type Size = 's' | 'm' | 'l'

const fontSize: Record<Size, string> = { s: theme.size.m, m: theme.size.l, l: theme.size.xxl }

const Line = styled.span<{ $size: Size; $isAccent: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space.xs};
  color: ${({ $isAccent }) => ($isAccent ? theme.color.accentText : 'inherit')};
  font-size: ${({ $size }) => fontSize[$size]};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.semibold};
  white-space: nowrap;
`

const Aside = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.regular};
`

type PriceProps = {
  /** As on the wire, in rupees. */
  rupees: number
  /** The former price, struck through; shown only when it is higher. */
  was?: number
  /** The unit, e.g. "piece". */
  per?: string
  size?: Size
  /** 0 shows no more decimals than needed, as the cart does; 2 always shows both. */
  decimals?: 0 | 2
  /** `accent` for the amount that matters most on the screen. */
  tone?: 'text' | 'accent'
}

/**
 * An amount of money in tabular figures.
 * @example <Price rupees={1180} was={1299} per="piece" />
 */
export function Price({ rupees, was, per, size = 'm', decimals, tone = 'text' }: PriceProps) {
  return (
    <Line $size={size} $isAccent={tone === 'accent'}>
      {formatRupees(rupees, decimals)}
      {was !== undefined && was > rupees ? (
        <Aside>
          <VisuallyHidden>{t`Was`} </VisuallyHidden>
          <s>{formatRupees(was, decimals)}</s>
        </Aside>
      ) : null}
      {per === undefined ? null : <Aside>{t`per ${per}`}</Aside>}
    </Line>
  )
}

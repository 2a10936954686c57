import { t } from '@lingui/core/macro'
import { theme } from '@store/ui/shared'
import { X } from 'lucide-react'
import styled from 'styled-components'

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.targetDense};
  padding-inline: ${theme.space.s};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  font-size: ${theme.size.s};
`

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.targetDense};
  height: ${theme.targetDense};
  margin-inline-end: calc(-1 * ${theme.space.s});
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: transparent;
  color: ${theme.color.textMuted};
  cursor: pointer;

  ${theme.media.hover} {
    &:hover {
      color: ${theme.color.text};
    }
  }
`

type TagProps = { children: string; onRemove?: () => void; removeLabel?: string }

/**
 * A chosen filter or a keyword; with `onRemove` it has a remove button.
 * @example <Tag onRemove={clearBrand} removeLabel="Remove brand HP">HP</Tag>
 */
export function Tag({ children, onRemove, removeLabel = t`Remove ${children}` }: TagProps) {
  return (
    <Chip>
      {children}
      {onRemove ? (
        <Remove type="button" aria-label={removeLabel} onClick={() => onRemove()}>
          <X size={14} aria-hidden />
        </Remove>
      ) : null}
    </Chip>
  )
}

import { t } from '@lingui/core/macro'
import { theme, toast } from '@store/ui/shared'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'

const Pressable = styled.button<{ $hasText: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  width: fit-content;
  max-width: 100%;
  min-width: ${theme.targetDense};
  min-height: ${theme.targetDense};
  margin-inline-start: ${({ $hasText }) => ($hasText ? `calc(-1 * ${theme.space.xs})` : 0)};
  padding: 0 ${theme.space.xs};
  border: 0;
  border-radius: ${theme.radius.m};
  background: transparent;
  color: inherit;
  overflow-wrap: anywhere;
  cursor: copy;

  svg {
    flex: none;
    color: ${theme.color.textMuted};
  }

  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.primarySoft};
    }
  }
`

type CopyButtonProps = {
  /** The text to copy. */
  text: string
  /** The accessible name. */
  label: string
  /** Shown before the icon; often the text itself. */
  children?: React.ReactNode
}

/**
 * Copies a text and confirms it by a tick and a toast.
 * @example <CopyButton text={ifsc} label="Copy IFSC">{ifsc}</CopyButton>
 */
export function CopyButton({ text, label, children }: CopyButtonProps) {
  const [copied, setCopied] = useState('')
  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
      toast.success(t`Copied to clipboard`)
    } catch {
      toast.error(t`Copying is not allowed by this browser`)
    }
  }
  return (
    <Pressable
      $hasText={children !== undefined}
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void handleClick()}
    >
      {children}
      {copied === text ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
    </Pressable>
  )
}

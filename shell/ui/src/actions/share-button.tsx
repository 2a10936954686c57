import { Button, type ButtonProps, LinkButton } from '@store/ui/shared'
import { Share2 } from 'lucide-react'
import { type ShareContent, shareOnDevice, whatsAppShareLink } from './share-content.ts'

type ShareButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'wide'> & {
  content: ShareContent
  /** What is shared, the accessible name. */
  label: string
  children: React.ReactNode
}

/**
 * Passes words and a link on: as the device shares, else by WhatsApp. Not for the first HTML, which knows no device.
 * @example <ShareButton content={{ title, text }} label={t`Share cart`}>{t`Share`}</ShareButton>
 */
export function ShareButton({ content, label, children, ...look }: ShareButtonProps) {
  const common = { ...look, icon: Share2, 'aria-label': label }
  if (typeof navigator.share === 'function') {
    return (
      <Button {...common} onClick={() => void shareOnDevice({ ...content })}>
        {children}
      </Button>
    )
  }
  return (
    <LinkButton {...common} to={whatsAppShareLink(content)} target="_blank" rel="noreferrer">
      {children}
    </LinkButton>
  )
}

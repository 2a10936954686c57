import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { Button, toast } from '@store/ui'
import { Share2 } from 'lucide-react'

/** Shares the page's URL, or copies it where sharing is not supported (screens 2.7). */
export function ShareButton({ title }: { title: string }) {
  return (
    <Button wide variant="secondary" icon={Share2} onClick={() => void sharePage(title)}>
      {t`Share`}
    </Button>
  )
}

async function sharePage(title: string): Promise<void> {
  const url = window.location.href
  // Missing in desktop Firefox, and everywhere outside of secure origins.
  if (typeof navigator.share !== 'function') return copyLink(url)
  try {
    await navigator.share({ title, url })
  } catch {
    toast.error(messages.product.shareFailed)
  }
}

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast.success(messages.product.linkCopied)
  } catch {
    toast.error(messages.product.copyFailed)
  }
}

import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { toast } from '@store/ui/shared'

/** What is passed on to somebody: words, and where they lead. It has no price, for whoever opens a link sees the own one. */
export interface ShareContent {
  /** Of the mail or the file that it becomes. */
  title: string
  /** Without it WhatsApp gets the title. */
  text?: string
  /** With its origin. */
  url?: string
}

/** The longest text of a WhatsApp link; longer addresses are cut by some browsers. */
const longestText = 3_000

/**
 * The address that opens WhatsApp with a message, whose receiver is chosen there.
 * @example whatsAppShareLink({ title: 'HP 26A', url }) // 'https://wa.me/?text=HP%2026A%0Ahttps…'
 */
export function whatsAppShareLink({ title, text = title, url }: ShareContent): string {
  const message = [[...text].slice(0, longestText).join(''), url].filter(Boolean).join('\n')
  return `https://wa.me/?text=${encodeURIComponent(message)}`
}

/** Shares as the device does; shows a failure. Only where `navigator.share` is a function. */
export async function shareOnDevice(data: ShareData): Promise<void> {
  try {
    await navigator.share?.(data)
  } catch (error) {
    const reason = error instanceof DOMException ? error.name : undefined
    // Closing the device's dialog is no failure.
    if (reason === 'AbortError') return
    // What was fetched first came too late for the press that asked for it.
    if (reason === 'NotAllowedError') toast.info(t`Ready. Press Share again.`)
    else toast.error(messages.product.shareFailed)
  }
}

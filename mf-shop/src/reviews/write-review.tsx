import { t } from '@lingui/core/macro'
import { isBuyer } from '@store/contract/rules/accounts/roles'
import { useSession } from '@store/sdk'
import { Button, LinkButton } from '@store/ui'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { ReviewForm } from './review-form.tsx'

/** Opens the review form for buyers; visitors log in first, admins cannot review. */
export function WriteReview({ productId }: { productId: string }) {
  const { role } = useSession()
  const [isWriting, setIsWriting] = useState(false)
  if (role === 'visitor') {
    return (
      <LinkButton to="/login" variant="secondary" size="s">
        {t`Log in to write a review`}
      </LinkButton>
    )
  }
  if (!isBuyer(role)) return null
  if (isWriting) return <ReviewForm productId={productId} onDone={() => setIsWriting(false)} />
  return (
    <Button variant="secondary" size="s" icon={PenLine} onClick={() => setIsWriting(true)}>
      {t`Write a review`}
    </Button>
  )
}

import { t } from '@lingui/core/macro'
import { validateReview } from '@store/contract/rules/catalog/review-validation'
import * as messages from '@store/contract/rules/messages'
import type { ReviewForm as NewReview } from '@store/contract/schemas/catalog/reviews'
import { Button, Cluster, Form, SubmitButton, TextArea, theme, toast, useForm } from '@store/ui'
import styled from 'styled-components'
import { RatingField } from './rating-field.tsx'
import { useWriteReviewMutation } from './reviews-api.ts'

/** Limits the width to a readable line. */
const NarrowForm = styled(Form)`
  max-width: ${theme.width.text};
`

type ReviewFormProps = {
  productId: string
  /** Called after sending or cancelling. */
  onDone: () => void
}

/** Stars and a comment. The server decides who may write a review (ordering 7.1). */
export function ReviewForm({ productId, onDone }: ReviewFormProps) {
  const [writeReview] = useWriteReviewMutation()
  const form = useForm<NewReview>({
    initial: { rating: 0, comment: '' },
    draft: `review-${productId}`,
    validate: validateReview,
    failure: messages.unexpected,
    submit: async (review) => {
      await writeReview({ productId, review }).unwrap()
      toast.success(messages.reviews.thanks)
      onDone()
    },
  })
  return (
    <NarrowForm form={form} aria-label={t`Review`}>
      <RatingField {...form.field('rating')} />
      <TextArea
        label={t`Comment`}
        rows={4}
        maxLength={2000}
        required
        hint={t`Your first name is shown with it.`}
        {...form.field('comment')}
      />
      <Cluster gap="xs">
        <SubmitButton form={form}>{t`Send Review`}</SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {t`Cancel`}
        </Button>
      </Cluster>
    </NarrowForm>
  )
}

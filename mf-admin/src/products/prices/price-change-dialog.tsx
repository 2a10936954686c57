import * as adminMessages from '@store/contract/rules/admin-messages'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import type { PriceChangeReport } from '@store/contract/schemas/catalog/price-changes'
import { messageOf } from '@store/sdk'
import {
  Button,
  CheckboxField,
  Cluster,
  Dialog,
  Form,
  FormMessage,
  formatCount,
  ProgressBar,
  Stack,
  SubmitButton,
  theme,
  toast,
  useForm,
} from '@store/ui'
import { ArrowLeft, Undo2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useFocusFallback } from '../../focus/use-focus-fallback.ts'
import { useUndoImportMutation } from '../../imports/imports-api.ts'
import { PricePreview, SkippedProducts } from './price-preview.tsx'
import { PriceRuleFields } from './price-rule-fields.tsx'
import { blankRuleOf, type PriceScope, validateRule } from './price-rule-form.ts'
import { usePriceChange } from './use-price-change.ts'

const Place = styled.div`
  outline: none;
`

/** In reach, however many products are listed above. */
const Decision = styled(Cluster)`
  position: sticky;
  inset-block-end: 0;
  margin-block-end: calc(-1 * ${theme.space.m});
  padding-block: ${theme.space.s} ${theme.space.m};
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.surfaceRaised};
`

function countProducts(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`
}

type PriceChangeDialogProps = { scope: PriceScope; onClose: () => void }

/** Changes many prices: the rule, a preview of what it does, and the result, which can be undone. */
export function PriceChangeDialog({ scope, onClose }: PriceChangeDialogProps) {
  const { step, preview, change, back } = usePriceChange(scope)
  const [isConfirmed, setIsConfirmed] = useState(false)
  // Each step starts with the focus on its first control.
  const place = useFocusFallback<HTMLDivElement>(step.kind)
  const form = useForm({
    initial: blankRuleOf(scope),
    validate: validateRule,
    submit: preview,
    failure: adminMessages.priceChanges.previewFailed,
  })
  return (
    <Dialog open title="Change prices" size={step.kind === 'rule' ? 'm' : 'l'} onClose={onClose}>
      <Place ref={place} tabIndex={-1}>
        {step.kind === 'rule' ? (
          <Form form={form} aria-label="Change prices">
            <PriceRuleFields form={form} scope={scope} />
            <Cluster gap="s">
              <SubmitButton form={form}>Preview</SubmitButton>
            </Cluster>
          </Form>
        ) : null}
        {step.kind === 'preview' ? (
          <Stack>
            {step.error === undefined ? null : <FormMessage>{step.error}</FormMessage>}
            <PricePreview preview={step.preview} rule={step.rule} />
            {step.preview.marked === 0 ? null : (
              <CheckboxField
                label={`${countProducts(step.preview.marked)} with prices to check: change them all the same`}
                name="confirmed"
                value={isConfirmed}
                onChange={setIsConfirmed}
              />
            )}
            <Decision gap="s">
              <Button
                disabled={step.preview.changed === 0 || (step.preview.marked > 0 && !isConfirmed)}
                onClick={() => void change(step)}
              >
                {`Change ${countProducts(step.preview.changed)}`}
              </Button>
              <Button
                variant="secondary"
                icon={ArrowLeft}
                onClick={() => {
                  setIsConfirmed(false)
                  back()
                }}
              >
                Back
              </Button>
            </Decision>
          </Stack>
        ) : null}
        {step.kind === 'changing' ? (
          <ProgressBar
            label="Prices are being changed"
            detail={
              step.progress &&
              `${formatCount(step.progress.rows)} of ${formatCount(step.progress.of ?? 0)} products`
            }
            value={step.progress?.rows}
            max={step.progress?.of}
          />
        ) : null}
        {step.kind === 'done' ? <ChangedPrices report={step.report} onClose={onClose} /> : null}
      </Place>
    </Dialog>
  )
}

type ChangedPricesProps = { report: PriceChangeReport; onClose: () => void }

function ChangedPrices({ report, onClose }: ChangedPricesProps) {
  const [undoImport, { isLoading }] = useUndoImportMutation()
  const handleUndo = async (importId: string) => {
    try {
      await undoImport(importId).unwrap()
      toast.success(importMessages.undone)
      onClose()
    } catch (error) {
      toast.error(messageOf(error, importMessages.undoFailed))
    }
  }
  const { importId } = report
  return (
    <Stack>
      <FormMessage tone={report.changed > 0 ? 'success' : 'warning'}>{report.message}</FormMessage>
      <SkippedProducts products={report.skips} total={report.skipped} />
      <Cluster gap="s">
        <Button onClick={onClose}>Done</Button>
        {importId === undefined ? null : (
          <Button
            variant="secondary"
            icon={Undo2}
            busy={isLoading}
            onClick={() => void handleUndo(importId)}
          >
            Undo
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}

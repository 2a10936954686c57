// Every component, form and format. Those of `@store/ui/shared` are loaded once per page; the others are bundled with each remote
// that uses them, because none has state or context that must be unique on a page.

export { shortOrderId } from '@store/contract/rules/orders/order-name'
export {
  Avatar,
  Breadcrumbs,
  Button,
  type ButtonProps,
  Cluster,
  ColorModeSwitch,
  formatCount,
  Heading,
  IconButton,
  IconLink,
  type KeyHelp,
  LinkButton,
  Loading,
  PageBody,
  PageHeader,
  publicOrigin,
  Skeleton,
  Stack,
  type Theme,
  theme,
  toast,
  useDeclaredKeys,
  usePageHead,
  usePageTitle,
  useScreenKeys,
  VisuallyHidden,
} from '@store/ui/shared'
export { CopyButton } from './actions/copy-button.tsx'
export { FileLink } from './actions/file-link.tsx'
export { saveBlob } from './actions/save-blob.ts'
export { ShareButton } from './actions/share-button.tsx'
export { shareOnDevice, whatsAppShareLink } from './actions/share-content.ts'
export { ConfirmDialog } from './dialogs/confirm-dialog.tsx'
export { Dialog } from './dialogs/dialog.tsx'
export { Badge, type BadgeTone } from './display/badge.tsx'
export { Definition, DefinitionList } from './display/definition-list.tsx'
export { DeliveryTermsList, describeFreight } from './display/delivery-terms.tsx'
export { DispatchLine } from './display/dispatch-line.tsx'
export { OrderTimeline } from './display/order-timeline.tsx'
export { Price } from './display/price.tsx'
export { ProductImage } from './display/product-image.tsx'
export { ProofPreview } from './display/proof-preview.tsx'
export { QrCode } from './display/qr-code.tsx'
export { StatusBadge } from './display/status-badge.tsx'
export { type Column, type ColumnSort, Table } from './display/table.tsx'
export { Tag } from './display/tag.tsx'
export { Timeline } from './display/timeline.tsx'
export { useObjectUrl } from './display/use-object-url.ts'
export { CheckboxField } from './fields/checkbox-field.tsx'
export { FileDrop } from './fields/file-drop.tsx'
export { GstNumberField } from './fields/gst-number/gst-number-field.tsx'
export {
  type GstNumberQuestion,
  useGstNumberQuestion,
} from './fields/gst-number/use-gst-number-question.ts'
export { PasswordField } from './fields/password-field.tsx'
export { QuantityStepper } from './fields/quantity/quantity-stepper.tsx'
export { RadioCards, type RadioOption } from './fields/radio-cards.tsx'
export { optionHighlight } from './fields/search/option-highlight.ts'
export { ProductSearchField } from './fields/search/product-search-field.tsx'
export { SearchField } from './fields/search/search-field.tsx'
export { useProductSearch } from './fields/search/use-product-search.tsx'
export { useSearchDraft } from './fields/search/use-search-draft.ts'
export { type Option, SelectField } from './fields/select-field.tsx'
export { SuggestionField } from './fields/suggestion-field.tsx'
export { TextArea } from './fields/text-area.tsx'
export { TextField } from './fields/text-field.tsx'
export { formatDate, formatDateTime } from './formats/format-date-time.ts'
export { formatFileSize } from './formats/format-file-size.ts'
export { Form } from './forms/form.tsx'
export { SubmitButton } from './forms/submit-button.tsx'
export { discardDraft, useDraftValues } from './forms/use-draft-values.ts'
export { type FieldBinding, type FormState, useForm } from './forms/use-form.ts'
export { Key } from './keyboard/key.tsx'
export { useKeysSwitch } from './keyboard/keys-switch.ts'
export { useKeyboardShortcuts } from './keyboard/use-keyboard-shortcuts.ts'
export { isKeyCommand, useKeys } from './keyboard/use-keys.ts'
export { Card } from './layout/card.tsx'
export { Grid } from './layout/grid.tsx'
export { Panel } from './layout/panel.tsx'
export { AgeingAmount } from './ledger/ageing-amount.tsx'
export { AgeingList } from './ledger/ageing-list.tsx'
export { balanceText } from './ledger/balance-text.ts'
export { LedgerEntries } from './ledger/ledger-entries.tsx'
export { LedgerPeriod, PeriodField, readDays, useLedgerDays } from './ledger/ledger-period.tsx'
export { Overdue } from './ledger/overdue.tsx'
export { overdueOf } from './ledger/overdue-of.ts'
export { StatementActions } from './ledger/statement-actions.tsx'
export { LoadMoreButton } from './navigation/load-more-button.tsx'
export { NavigationTile } from './navigation/navigation-tile.tsx'
export { readPageParam } from './navigation/page-param.ts'
export { Pagination } from './navigation/pagination.tsx'
export { TileLink } from './navigation/tile-link.ts'
export { useScrollToTop } from './navigation/use-scroll-to-top.ts'
export { useUrlState } from './navigation/use-url-state.ts'
export {
  askForPasskey,
  passkeyObstacle,
  signWithPasskey,
} from './passkeys/passkey.ts'
export { PaymentDetails, PaymentDetailsSkeleton } from './payment/payment-details.tsx'
export { SharePaymentLink } from './payment/share-payment-link.tsx'
export type { FixedQuestion } from './sheets/column-question.tsx'
export { DeferredColumnQuestion } from './sheets/deferred-column-question.tsx'
export { DeferredSheetAnswer } from './sheets/deferred-sheet-answer.tsx'
export { FirstRows } from './sheets/first-rows.tsx'
export { tableHeadOf } from './sheets/table-head-of.ts'
export { useSheetFile } from './sheets/use-sheet-file.ts'
export { announceOnMount } from './states/announce-on-mount.ts'
export { DeferredView, deferCode } from './states/deferred-view.tsx'
export { EmptyState } from './states/empty-state.tsx'
export { FailedState } from './states/failed-state.tsx'
export { FormMessage } from './states/form-message.tsx'
export { latePictures } from './states/late-pictures.ts'
export { ProgressBar } from './states/progress-bar.tsx'
export { type QueryResult, QueryView } from './states/query-view.tsx'
export { useIsInHtml } from './states/use-is-in-html.ts'
export { TaxIssues } from './tax-issues.tsx'
export { useZoom } from './zoom/use-zoom.ts'
export { useZoomKeys } from './zoom/use-zoom-keys.ts'
export { ZoomButtons, ZoomFrame } from './zoom/zoom-frame.tsx'
export { ZoomBar } from './zoom/zoom-styles.ts'

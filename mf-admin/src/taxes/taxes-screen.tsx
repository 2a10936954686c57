import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import type { TaxMonth } from '@store/contract/schemas/taxes/tax-months'
import {
  Cluster,
  FormMessage,
  LinkButton,
  Loading,
  PageBody,
  PageHeader,
  QueryView,
  Skeleton,
  Stack,
} from '@store/ui'
import { useRights } from '../rights/use-rights.ts'
import { AboutFiles } from './about-files.tsx'
import { AnswersPanel } from './answers/answers-panel.tsx'
import { DocumentFilterField } from './documents/document-filter.tsx'
import { DocumentList } from './documents/document-list.tsx'
import { FiledReturnPanel } from './filing/filed-return.tsx'
import { MonthChoice } from './month-choice.tsx'
import { MonthFiles } from './month-files.tsx'
import { SettingsPanel } from './settings/settings-panel.tsx'
import { useGetTaxMonthQuery } from './taxes-api.ts'
import { useTaxesView } from './use-taxes-view.ts'

function Month({ month }: { month: TaxMonth }) {
  return (
    <Stack>
      {month.seller === '' ? (
        <FormMessage tone="warning">{messages.sellerMissing}</FormMessage>
      ) : null}
      <MonthFiles month={month} />
      <DocumentList month={month} />
      <FiledReturnPanel month={month} />
      <AnswersPanel />
      <AboutFiles month={month} />
      <SettingsPanel month={month} />
    </Stack>
  )
}

/** Invoices and credit notes of a month for the tax office: what is missing in them, and their files (taxes 1.1). */
export function TaxesScreen() {
  const { view } = useTaxesView()
  const query = useGetTaxMonthQuery(view, { refetchOnMountOrArgChange: true })
  const { maySee } = useRights()
  return (
    <PageBody>
      <PageHeader
        title="Taxes"
        actions={
          <Cluster gap="xs">
            {maySee('all') ? (
              <LinkButton to="/superadmin/api-tokens" variant="secondary" size="s">
                API tokens
              </LinkButton>
            ) : null}
            <DocumentFilterField />
            <MonthChoice month={query.data} />
          </Cluster>
        }
      />
      <QueryView
        query={query}
        failure={messages.loadFailed}
        loading={
          <Loading label="Loading documents...">
            <Skeleton shape="card" height="24rem" />
          </Loading>
        }
      >
        {(month) => <Month month={month} />}
      </QueryView>
    </PageBody>
  )
}

import { dataDeskMessages } from '@store/contract/rules/accounts/data-requests'
import type { DataRequestOnDesk } from '@store/contract/schemas/accounts/data-request-desk'
import {
  Button,
  EmptyState,
  Loading,
  PageBody,
  PageHeader,
  Pagination,
  QueryView,
  Skeleton,
  Stack,
} from '@store/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { TabLinks } from '../tab-links.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { BreachDialog } from './breach-dialog.tsx'
import { useGetDataRequestsOfAllQuery } from './data-requests-api.ts'
import { EnterDialog } from './enter-dialog.tsx'
import { RequestTable } from './request-table.tsx'

const pageSize = 20

/** What people asked about their data, open and done: a tab each, kept in the URL. A breach notice is prepared here, too. */
export function DataRequestsScreen() {
  const [params] = useSearchParams()
  const state = params.get('show') === 'done' ? 'done' : 'open'
  const [page, setPage] = useState(1)
  const [answered, setAnswered] = useState<DataRequestOnDesk>()
  const [isEntering, setIsEntering] = useState(false)
  const [isPreparing, setIsPreparing] = useState(false)
  const query = useGetDataRequestsOfAllQuery(
    { state, page, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  )
  const showFirstPage = () => setPage(1)
  return (
    <PageBody>
      <PageHeader
        title="Data requests"
        actions={
          <>
            <TabLinks aria-label="Data requests">
              <Link
                to={{ search: '' }}
                aria-current={state === 'open' ? 'page' : undefined}
                onClick={showFirstPage}
              >
                Open
              </Link>
              <Link
                to={{ search: 'show=done' }}
                aria-current={state === 'done' ? 'page' : undefined}
                onClick={showFirstPage}
              >
                Done
              </Link>
            </TabLinks>
            <Button variant="secondary" size="s" onClick={() => setIsPreparing(true)}>
              Breach notice
            </Button>
            <Button icon={Plus} size="s" onClick={() => setIsEntering(true)}>
              Enter request
            </Button>
          </>
        }
      />
      <QueryView
        query={query}
        loading={
          <Loading label="Loading requests...">
            <Skeleton shape="card" height="12rem" />
          </Loading>
        }
        failure={dataDeskMessages.loadFailed}
        empty={({ total }) =>
          total === 0 && (
            <EmptyState
              title={state === 'open' ? 'No open requests.' : 'No requests are done yet.'}
              text="Downloads and closings of accounts appear here by themselves. Enter what people ask by email or phone."
            />
          )
        }
      >
        {({ requests, total }) => (
          <Stack>
            <RequestTable requests={requests} onAnswer={setAnswered} />
            <Pagination page={page} pages={Math.ceil(total / pageSize)} onPage={setPage} />
          </Stack>
        )}
      </QueryView>
      {answered && <AnswerDialog request={answered} onClose={() => setAnswered(undefined)} />}
      {isEntering && <EnterDialog onClose={() => setIsEntering(false)} />}
      {isPreparing && <BreachDialog onClose={() => setIsPreparing(false)} />}
    </PageBody>
  )
}

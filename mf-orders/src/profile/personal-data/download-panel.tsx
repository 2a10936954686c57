import { t } from '@lingui/core/macro'
import { dataRequestMessages } from '@store/contract/rules/accounts/data-requests'
import type { OwnDataRequest } from '@store/contract/schemas/accounts/data-requests'
import { messageOf, translate } from '@store/sdk'
import {
  Button,
  formatDate,
  Loading,
  Panel,
  QueryView,
  Skeleton,
  Stack,
  saveBlob,
  toast,
} from '@store/ui'
import { Download } from 'lucide-react'
import {
  useAskForDataMutation,
  useGetDataRequestsQuery,
  useReadArchiveMutation,
} from './data-requests-api.ts'
import { RequestList } from './request-list.tsx'

/** The mail links here (`/profile#my-data`); browsers resolve the hash only during page load. */
const scrollHere = (anchor: HTMLElement | null) => {
  if (location.hash === '#my-data') anchor?.scrollIntoView()
}

function AskButton() {
  const [ask, { isLoading }] = useAskForDataMutation()
  const handleClick = async () => {
    const { data, error } = await ask()
    if (data) toast.success(translate(data.message))
    else toast.error(messageOf(error, dataRequestMessages.downloadFailed))
  }
  return (
    <Button variant="secondary" busy={isLoading} onClick={() => void handleClick()}>
      {t`Ask for my data`}
    </Button>
  )
}

function ReadyArchive({ id, until }: { id: string; until: string }) {
  const [readArchive, { isLoading }] = useReadArchiveMutation()
  const handleClick = async () => {
    try {
      saveBlob(await readArchive(id).unwrap(), 'my-data.zip')
    } catch (error) {
      toast.error(messageOf(error, dataRequestMessages.archiveFailed))
    }
  }
  const day = formatDate(until)
  return (
    <>
      <p>{t`Your download is ready. You can fetch it until ${day}.`}</p>
      <Button icon={Download} busy={isLoading} onClick={() => void handleClick()}>
        {t`Download my data`}
      </Button>
    </>
  )
}

const pollMs = 5_000

/** Asks while it is shown, so that the download appears once it is made. */
function UnfinishedDownload() {
  useGetDataRequestsQuery(undefined, { pollingInterval: pollMs })
  return <p role="status">{t`We are making your download. You get an email when it is ready.`}</p>
}

function LatestDownload({ requests }: { requests: readonly OwnDataRequest[] }) {
  const latest = requests.find(({ kind }) => kind === 'download')
  if (latest?.archiveUntil) return <ReadyArchive id={latest._id} until={latest.archiveUntil} />
  return latest && !latest.doneAt ? <UnfinishedDownload /> : <AskButton />
}

/** Everything that the store has about the buyer, as a file (privacy 2.1). */
export function DownloadPanel() {
  const answer = useGetDataRequestsQuery()
  return (
    <div id="my-data" ref={scrollHere}>
      <Panel title={t`My data`}>
        <Stack gap="s">
          <p>
            {t`Everything that we have about you, in one ZIP file: a page to read, and the same data for programs.`}
          </p>
          <QueryView
            query={answer}
            failure={dataRequestMessages.loadFailed}
            loading={
              <Loading>
                <Skeleton shape="card" height="3rem" />
              </Loading>
            }
          >
            {(requests) => (
              <>
                <LatestDownload requests={requests} />
                <RequestList requests={requests.filter(({ kind }) => kind !== 'download')} />
              </>
            )}
          </QueryView>
        </Stack>
      </Panel>
    </div>
  )
}

import { writeFile } from 'node:fs/promises'
import { expect, it } from '@jest/globals'
import type { FileStorage } from './file-storage.ts'
import { storagesForRequests } from './files-unavailable.ts'

/** A folder on a disk without space: the device refuses every write as such a disk does. */
const onFullDisk: FileStorage = {
  put: async (_key, content) => writeFile('/dev/full', content),
  open: async () => undefined,
  delete: async () => undefined,
  async *list() {},
}

it('of a full disk says that nothing was saved and to try again in a moment', async () => {
  const storage = onFullDisk
  const { files } = storagesForRequests({
    files: storage,
    uploads: storage,
    pictures: storage,
    documents: storage,
  })
  await expect(files.put('a', Buffer.from('proof'), 'application/pdf')).rejects.toMatchObject({
    statusCode: 503,
    code: 'files_unavailable',
    retryAfterSeconds: 3,
  })
})

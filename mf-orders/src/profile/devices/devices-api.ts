import type { UserSessions } from '@store/contract/schemas/accounts/user-details'
import type { MessageBody } from '@store/contract/schemas/wire'
import { defineEndpoints } from '@store/sdk'

const devicesTag = { type: 'Account', id: 'devices' } as const

/** The devices on which the user is logged in. */
export const devicesApi = defineEndpoints('mf-orders/devices', (build) => ({
  getDevices: build.query<UserSessions, void>({
    query: () => '/auth/me/sessions',
    providesTags: [devicesTag],
  }),
  /** Logs out one device; without its id all others than this one. */
  endDevices: build.mutation<MessageBody, string | undefined>({
    query: (id) => ({
      url: id === undefined ? '/auth/me/sessions' : `/auth/me/sessions/${id}`,
      method: 'DELETE',
    }),
    // Also when it fails: the device may have logged out itself meanwhile.
    invalidatesTags: [devicesTag],
  }),
}))

export const { useGetDevicesQuery, useEndDevicesMutation } = devicesApi

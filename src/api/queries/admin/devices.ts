import { queryOptions } from '@tanstack/react-query'
import { mainExhibitionId } from '#contract/limits.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { listFreshMs, listOf } from '../answers.ts'

/** The devices offered on admin pages (ADMIN-03). */
export const exhibitionDevicesQuery = queryOptions({
  queryKey: ['admin', 'exhibitionDevices'],
  queryFn: async ({ signal }) =>
    listOf(
      await adminCall(staffRoutes.exhibitionDevices, { params: { exhibitionId: mainExhibitionId }, signal }),
    ),
  staleTime: listFreshMs,
})

/** Every device with its state; devices named by visitors come first. */
export const staffDevicesQuery = queryOptions({
  queryKey: ['admin', 'staffDevices'],
  queryFn: async ({ signal }) => listOf(await adminCall(staffRoutes.staffDevices, { signal })),
})

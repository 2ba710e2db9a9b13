import { queryOptions } from '@tanstack/react-query'
import { mainExhibitionId } from '#contract/limits.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { deskCall } from '#api/deskCall.ts'
import { listFreshMs, listOf } from '../answers.ts'

/** The devices that the desk offers (ADMIN-03). */
export const exhibitionDevicesQuery = queryOptions({
  queryKey: ['desk', 'exhibitionDevices'],
  queryFn: async ({ signal }) =>
    listOf(
      await deskCall(staffRoutes.exhibitionDevices, { params: { exhibitionId: mainExhibitionId }, signal }),
    ),
  staleTime: listFreshMs,
})

/** Every device with its state, those that visitors named first. */
export const staffDevicesQuery = queryOptions({
  queryKey: ['desk', 'staffDevices'],
  queryFn: async ({ signal }) => listOf(await deskCall(staffRoutes.staffDevices, { signal })),
})

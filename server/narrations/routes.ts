import type { Language } from '#contract/common.ts'
import type { DeviceStory, Narration } from '#contract/device.ts'
import * as routes from '#contract/routes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { narrateAnew } from './generation.ts'
import { previewing, publishing } from './publish.ts'
import { fromContract, listFromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { requireDeviceIn, requirePublished } from '#server/devices/repository.ts'
import { adminSettings } from '#server/content/settings.ts'
import { narrationsOfDevice } from './repository.ts'

export const deviceStories: Routes<WithStoryteller> = async (app, context) => {
  const { db } = context.database
  app.route({
    ...listFromContract(routes.deviceStory),
    handler: (request, reply) => {
      const { deviceId, exhibitionId } = request.params
      const { language } = request.query
      return context.lists.send(request, reply, {
        key: `${deviceId} ${exhibitionId} ${language}`,
        reads: ['exhibition', 'device', 'exhibition_device', 'device_story'],
        answer: routes.deviceStory.answer,
        build: async (db) => {
          await requireDeviceIn(db, deviceId, exhibitionId)
          await requirePublished(db, deviceId)
          return toDeviceStory(await narrationsOfDevice(db, deviceId), language)
        },
      })
    },
  })
  app.route({
    ...fromContract(staffRoutes.generateDeviceStory),
    handler: async (request) => {
      const { params, member } = request
      const device = await requireDeviceIn(db, params.deviceId, params.exhibitionId)
      const { previewFirst } = await adminSettings(db)
      const keeping = previewFirst ? previewing(device, member) : publishing(device, member)
      const notice = await narrateAnew(context, device, keeping, request.log)
      context.wakeQueue()
      const created = `Device narrative created for ${device.name}.`
      const message = previewFirst
        ? `${created} Visitors hear it once you have listened and accepted.`
        : created
      return { statusCode: 200, message: notice === undefined ? message : `${message} ${notice}` }
    },
  })
}

/** Whoever asks for no language hears the English one, or the one there is. */
function toDeviceStory(narrations: Narration[], language: Language | undefined): DeviceStory {
  const asked =
    narrations.find((narration) => narration.language === (language ?? 'en')) ??
    (language === undefined ? narrations[0] : undefined)
  if (asked === undefined) return { statusCode: 200, message: 'No device story available.', narrations }
  return { statusCode: 200, message: 'Device story available.', audioUrl: asked.audioUrl, narrations }
}

import type { FastifyInstance } from 'fastify'
import * as routes from '../../contract/routes.ts'
import type { Context } from '../context.ts'
import { list } from '../http/route.ts'
import { allDevices, devicesOfExhibition } from '../repositories/devices.ts'

export function addDeviceRoutes(app: FastifyInstance, context: Context): void {
  list(app, context, routes.allDevices, () => ({ key: '', reads: ['device'], build: (db) => allDevices(db) }))
  list(app, context, routes.playgroundDevices, () => ({
    key: '',
    reads: ['device'],
    build: (db) => allDevices(db),
  }))
  list(app, context, routes.exhibitionDevices, ({ params }) => ({
    key: String(params.exhibitionId),
    reads: ['exhibition', 'device', 'exhibition_device'],
    build: (db) => devicesOfExhibition(db, params.exhibitionId),
  }))
}

import type { TestProject } from 'vitest/node'
import { connect } from '#server/db/postgres/client.ts'
import { openPostgres } from '#server/db/postgres/open.ts'
import { seed } from '#server/devices/seed.ts'
import { startCluster } from './cluster.ts'
import { createSeeded, template } from './database.ts'

/** One Postgres for all tests, with a seeded server to copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  const { ask, close } = await connect(cluster.urlOf('postgres'))
  await ask(`create database ${template}`)
  await close()
  const url = cluster.urlOf(template)
  const database = await openPostgres(url)
  await seed(database)
  await database.close()
  const museum = await connect(url)
  await museum.ask(createSeeded)
  await museum.close()
  project.provide('postgres', url)
  return cluster.stop
}

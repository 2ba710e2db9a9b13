import { openDatabase } from '#server/db/open.ts'

/** A file of this version with a device and a story, as it stands before a next version is started on it. */
export async function formerDatabase(file: string): Promise<void> {
  const { writing, close } = await openDatabase(file)
  const now = '2026-01-01T00:00:00.000Z'
  writing.exec(`
    insert into device (name, name_key, created_at) values ('Vinyl', 'vinyl', '${now}');
    insert into user_story (device_id, sample, text_de, created_at) values (1, 0, 'Eine.', '${now}');
    insert into setting (name, value) values ('seededAt', '${now}');
  `)
  await close()
}

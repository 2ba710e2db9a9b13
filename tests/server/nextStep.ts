import type { Migration } from 'kysely/migration'

export const nextName = '031_next'

/** What a version to come may do to the tables. */
export const nextStep: Migration = {
  up: async (db) => {
    for (const name of ['later', 'latest', 'more', 'other', 'further', 'last']) {
      await db.schema.createTable(name).addColumn('id', 'integer').addColumn('text', 'text').execute()
      await db.schema.createIndex(`${name}_by_text`).on(name).column('text').execute()
      await db.schema.alterTable('user_story').addColumn(name, 'text').execute()
    }
  },
}

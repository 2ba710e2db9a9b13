import { DeleteQueryNode, InsertQueryNode, TableNode, UpdateQueryNode } from 'kysely'
import type { KyselyPlugin, OperationNode, RootOperationNode } from 'kysely'

/**
 * Notes which tables are written, by looking at each query: so nobody has to remember to say that a list is out of
 * date. Raw SQL is not seen; writes go through the query builder.
 */
export function watchWrites(written: Set<string>): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      const table = writtenTable(node)
      if (table !== undefined) written.add(table)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

function writtenTable(node: RootOperationNode): string | undefined {
  if (InsertQueryNode.is(node)) return nameOf(node.into)
  if (UpdateQueryNode.is(node)) return nameOf(node.table)
  if (DeleteQueryNode.is(node)) return nameOf(node.from.froms[0])
  return undefined
}

function nameOf(node: OperationNode | undefined): string | undefined {
  return node !== undefined && TableNode.is(node) ? node.table.identifier.name : undefined
}

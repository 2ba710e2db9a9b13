import { DataTypeNode, GeneratedNode, OperationNodeTransformer, RawNode } from 'kysely'
import type { ColumnDefinitionNode, KyselyPlugin, OperationNode } from 'kysely'

/**
 * Reads migrations, which are written once for both engines, as Postgres means them: whole numbers and fractions as
 * wide as SQLite's, texts compared byte by byte as SQLite does, ids that are counted up and never given twice.
 */
export const postgresTypes: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => new PostgresTypes().transformNode(node, queryId),
  transformResult: async ({ result }) => result,
}

class PostgresTypes extends OperationNodeTransformer {
  protected override transformColumnDefinition(
    ...[given, queryId]: Parameters<OperationNodeTransformer['transformColumnDefinition']>
  ): ColumnDefinitionNode {
    const { autoIncrement, ...column } = super.transformColumnDefinition(given, queryId)
    const dataType = typeOf(column.dataType)
    if (autoIncrement !== true) return { ...column, dataType }
    return {
      ...column,
      dataType,
      generated: GeneratedNode.create({ identity: true, byDefault: true }),
    }
  }
}

function typeOf(node: OperationNode): OperationNode {
  if (!DataTypeNode.is(node)) return node
  switch (node.dataType) {
    case 'integer':
      return DataTypeNode.create('bigint')
    case 'real':
      return DataTypeNode.create('double precision')
    case 'blob':
      return DataTypeNode.create('bytea')
    case 'text':
      return RawNode.createWithSql('text collate "C"')
    default:
      return node
  }
}

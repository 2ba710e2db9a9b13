import { OperationNodeTransformer } from 'kysely'
import type { KyselyPlugin, PrimitiveValueListNode, ValueNode } from 'kysely'

/** Postgres texts cannot contain NUL, so it is replaced, in SQLite, too. */
export function withoutNul(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}

class NulTransformer extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: withoutNul(node.value) }
  }
  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(withoutNul) }
  }
}

const transformer = new NulTransformer()

export const nulPlugin: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
}

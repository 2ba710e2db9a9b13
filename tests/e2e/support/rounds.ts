/**
 * How often something is done that must leave nothing behind, or be right every time: a short selection in `npm test`
 * and on Postgres, all of it in `npm run test:full`.
 */
export const rounds = (all: number, few: number): number => (process.env.NACHKLANG_FULL ? all : few)

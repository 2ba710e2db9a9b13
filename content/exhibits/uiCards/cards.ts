import { lisaOs } from './lisaOs.ts'
import { nextstep } from './nextstep.ts'
import type { OsCard } from './osCard.ts'
import { osX } from './osX.ts'
import { system1 } from './system1.ts'

/** The deck, in the order of the years (CARD-02). */
export const cards: readonly OsCard[] = [lisaOs, system1, nextstep, osX]

import { IdleReturn, type IdleReturnProps } from '../idle/IdleReturn.tsx'
import { startKiosk } from './startKiosk.tsx'

startKiosk()

/** The idle return of a screen in the museum, with which comes everything else that only such a screen needs (FIT-04). */
export { IdleReturn, type IdleReturnProps }

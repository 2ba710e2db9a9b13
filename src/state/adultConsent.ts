import { create } from 'zustand'
import { onVisitEnd } from './visit.ts'

/** Whether an adult has agreed for a visitor who is too young to consent alone; asked once a visit (MINOR-01). */
export const useAdultConsent = create(() => ({ isGiven: false }))

onVisitEnd(() => useAdultConsent.setState({ isGiven: false }))

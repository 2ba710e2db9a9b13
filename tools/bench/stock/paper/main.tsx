import { start } from '../start.tsx'

start(() => import('./Page.tsx'))

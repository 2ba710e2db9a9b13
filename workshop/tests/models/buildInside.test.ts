import { isInside, modelNames, testsOfModels } from './testsOfModels.ts'

// A file of its own: half of the work goes side by side with the other half.
testsOfModels(modelNames.filter(isInside))

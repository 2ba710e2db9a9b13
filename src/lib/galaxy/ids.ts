/** A planet: a story's id (100 001 and up) or one of the three below. */
export type PlanetId = number

export const devicePlanet: PlanetId = 0
/** 'Back to Earth' (ECHO-02). */
export const homePlanet: PlanetId = 99_998
/** 'Create Your Planet' (ECHO-02). */
export const sharePlanet: PlanetId = 99_999

/** Best to worst (Anlage 10 GModG). */
export const energyClasses = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type EnergyClass = (typeof energyClasses)[number]

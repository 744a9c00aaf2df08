/** Medals of a team at the Olympic Games of Paris 2024. Source: International Olympic Committee. */
export interface MedalTeam {
  [key: string]: string | number;
  team: string;
  gold: number;
  silver: number;
  bronze: number;
}

/** The first eight of the medal table. */
export const medals: MedalTeam[] = [
  {team: 'USA', gold: 40, silver: 44, bronze: 42},
  {team: 'China', gold: 40, silver: 27, bronze: 24},
  {team: 'Japan', gold: 20, silver: 12, bronze: 13},
  {team: 'Australia', gold: 18, silver: 19, bronze: 16},
  {team: 'France', gold: 16, silver: 26, bronze: 22},
  {team: 'Netherlands', gold: 15, silver: 7, bronze: 12},
  {team: 'Great Britain', gold: 14, silver: 22, bronze: 29},
  {team: 'Korea', gold: 13, silver: 9, bronze: 10},
];

/** A dark yellow, a gray and a brown, at a contrast of 3 to 1 with light and dark paper. */
export const medalColors = ['#b58500', '#8e97a3', '#8f5a33'];

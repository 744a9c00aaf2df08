/** A unit of a company, as a directory service returns it: neither `id` nor `label`. */
export interface Unit {
  code: string;
  name: string;
  head: string;
  units?: Unit[];
}

/** Three departments and their teams. */
export const units: Unit[] = [
  {
    code: 'ENG',
    name: 'Engineering',
    head: 'Ines Duarte',
    units: [
      {code: 'ENG-WEB', name: 'Web', head: 'Tomas Lindqvist'},
      {code: 'ENG-OPS', name: 'Operations', head: 'Aiko Mori'},
    ],
  },
  {
    code: 'FIN',
    name: 'Finance',
    head: 'Omar Haddad',
    units: [
      {code: 'FIN-AP', name: 'Accounts payable', head: 'Lena Brandt'},
      {code: 'FIN-TAX', name: 'Tax', head: 'Pedro Nunes'},
    ],
  },
  {code: 'HR', name: 'People', head: 'Wanjiru Kamau'},
];

import {createRandom} from './random';

export const departments = ['Design', 'Engineering', 'Finance', 'Logistics', 'Sales'] as const;
export type Department = (typeof departments)[number];

/** Someone who works at the company. */
export interface StaffMember {
  id: number;
  givenName: string;
  familyName: string;
  email: string;
  department: Department;
  role: string;
  city: string;
  /** First day at work, local midnight. */
  startDate: Date;
  /** US dollars a year. */
  salary: number;
  /** Days of leave not yet taken. */
  leaveDays: number;
  remote: boolean;
}

const people: readonly [given: string, family: string, city: string][] = [
  ['Aya', 'Haddad', 'Lyon'],
  ['Bram', 'de Vries', 'Utrecht'],
  ['Chiara', 'Rossi', 'Turin'],
  ['Dae', 'Kim', 'Busan'],
  ['Esi', 'Mensah', 'Accra'],
  ['Farid', 'Rahimi', 'Lyon'],
  ['Greta', 'Lindqvist', 'Malmö'],
  ['Hugo', 'Rossi', 'Turin'],
  ['Inés', 'Navarro', 'Sevilla'],
  ['Jonas', 'Öberg', 'Malmö'],
  ['Kavya', 'Menon', 'Kochi'],
  ['Liam', 'Kelly', 'Cork'],
  ['Mona', 'Kim', 'Busan'],
  ['Nikhil', 'Menon', 'Kochi'],
  ['Orla', 'Kelly', 'Cork'],
  ['Paulo', 'Azevedo', 'Porto'],
  ['Ruta', 'Kazlauskas', 'Vilnius'],
  ['Sefa', 'Tuilagi', 'Apia'],
  ['Tomás', 'Navarro', 'Sevilla'],
  ['Wen', 'Zhao', 'Chengdu'],
];

const roles: Record<Department, readonly [string, ...string[]]> = {
  Design: ['Product designer', 'Researcher', 'Brand designer'],
  Engineering: ['Frontend engineer', 'Platform engineer', 'Test engineer'],
  Finance: ['Accountant', 'Controller'],
  Logistics: ['Dispatcher', 'Warehouse lead'],
  Sales: ['Account manager', 'Sales engineer'],
};

function makeStaff(): StaffMember[] {
  const random = createRandom(11);
  return people.map(([givenName, familyName, city], index): StaffMember => {
    const department = random.pick(departments);
    return {
      id: index + 1,
      givenName,
      familyName,
      email: `${givenName}.${familyName}@example.com`
        .normalize('NFD')
        .replace(/[^\w.@]/g, '')
        .toLowerCase(),
      department,
      role: random.pick(roles[department]),
      city,
      startDate: new Date(random.int(2014, 2025), random.int(0, 11), random.int(1, 28)),
      salary: random.int(38, 96) * 1000,
      leaveDays: random.int(0, 24),
      remote: random.chance(0.4),
    };
  });
}

/** Twenty people; some share a family name. */
export const staff: readonly StaffMember[] = makeStaff();

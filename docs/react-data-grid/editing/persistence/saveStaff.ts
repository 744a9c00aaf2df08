import type {StaffMember} from '../../../_data/staff';

/**
 * Stands for `PUT /staff/:id`: answers after 700 ms with the stored row, names trimmed.
 *
 * @throws When the name is empty or the leave is outside of 0 to 30.
 */
export async function saveStaff(row: StaffMember): Promise<StaffMember> {
  await new Promise((resolve) => setTimeout(resolve, 700));
  const givenName = row.givenName.trim();
  if (givenName === '') {
    throw new Error('The server refused it: a person needs a given name');
  }
  if (!(row.leaveDays >= 0 && row.leaveDays <= 30)) {
    throw new Error('The server refused it: leave goes from 0 to 30 days');
  }
  return {...row, givenName, city: row.city.trim()};
}

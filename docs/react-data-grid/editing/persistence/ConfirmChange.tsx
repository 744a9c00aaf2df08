import {useState} from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../../_data/staff';
import type {StaffMember} from '../../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Name', width: 120},
  {field: 'role', headerName: 'Role', flex: 1, minWidth: 150, editable: true},
  {field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 140, editable: true},
];

interface Question {
  next: StaffMember;
  before: StaffMember;
  answer: (row: StaffMember) => void;
}

export default function ConfirmChange() {
  const [question, setQuestion] = useState<Question>();

  // #region preview
  const ask = (next: StaffMember, before: StaffMember) =>
    next.salary === before.salary
      ? next
      : new Promise<StaffMember>((answer) => setQuestion({next, before, answer}));

  const reply = (accept: boolean) => {
    question?.answer(accept ? question.next : question.before);
    setQuestion(undefined);
  };
  // #endregion

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={staff} columns={columns} processRowUpdate={ask} />
      <Dialog open={Boolean(question)} onClose={() => reply(false)} aria-labelledby="salary-title">
        <DialogTitle id="salary-title">
          Change the salary of {question?.before.givenName}?
        </DialogTitle>
        <DialogContent>
          From {question?.before.salary.toLocaleString('en-US')} to{' '}
          {question?.next.salary?.toLocaleString('en-US') ?? 'nothing'} USD a year.
        </DialogContent>
        <DialogActions>
          <Button onClick={() => reply(false)}>Keep</Button>
          <Button onClick={() => reply(true)}>Change</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}

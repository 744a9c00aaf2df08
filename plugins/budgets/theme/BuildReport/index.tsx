import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {useBudgetTexts} from '../../client/texts';
import {useReport} from '../../client/useReport';
import type {Figure, HistoryEntry, PageReport} from '../../types';
import styles from './styles.module.css';

const COUNTS: readonly Figure[] = ['requests', 'elements'];

/** One page of the report: each figure with its budget, and what it was in earlier releases. */
function PageTable({
  page: {name, path, figures, most},
  history,
}: {
  readonly page: PageReport;
  readonly history: readonly HistoryEntry[];
}): ReactNode {
  const text = useBudgetTexts();
  const show = (figure: Figure, value: number): string =>
    COUNTS.includes(figure)
      ? value.toLocaleString('en')
      : text('budgets.bytes', {count: value.toLocaleString('en')});
  const past = history.filter(({pages}) => pages[name]);
  return (
    <section>
      <h2>{name}</h2>
      <p>
        <code>/{path}</code>
      </p>
      <ScrollingTable>
        <thead>
          <tr>
            <th scope="col">{text('budgets.figure')}</th>
            {past.map(({date}) => (
              <th key={date} scope="col">
                {date}
              </th>
            ))}
            <th scope="col">{text('budgets.found')}</th>
            <th scope="col">{text('budgets.most')}</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(figures) as Figure[]).map((figure) => (
            <tr key={figure}>
              <th scope="row">{text(`budgets.${figure}`)}</th>
              {past.map(({date, pages}) => (
                <td key={date}>{show(figure, pages[name]?.[figure] ?? 0)}</td>
              ))}
              <td>{show(figure, figures[figure])}</td>
              <td>{most[figure] === undefined ? '' : show(figure, most[figure])}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </section>
  );
}

/** What the pages of this build weigh; not in search, and nothing for search engines. */
export default function BuildReport(): ReactNode {
  const text = useBudgetTexts();
  const report = useReport();
  return (
    <Layout title={text('budgets.title')} description={text('budgets.description')}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={`${styles.page} markdown`}>
        <h1>{text('budgets.title')}</h1>
        <p>
          {text('budgets.description')} {text('budgets.units')}
        </p>
        {report === undefined && <p role="status">{text('budgets.loading')}</p>}
        {report === null && <p role="status">{text('budgets.missing')}</p>}
        {report?.pages.map((page) => (
          <PageTable key={page.name} page={page} history={report.history} />
        ))}
      </main>
    </Layout>
  );
}

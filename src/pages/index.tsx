import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import HomeShowcase from '@site/src/components/HomeShowcase';
import {CURRENT_VERSION, products} from '@site/src/product/products';
import styles from './index.module.css';

const DESCRIPTION =
  'Documentation of MUI X: a data grid, date and time pickers, charts and a tree view for React.';

/** One line to install each product; the pickers need a date library, too. */
const INSTALL: Record<string, string> = {
  'x-data-grid': 'npm install @mui/x-data-grid@8',
  'x-date-pickers': 'npm install @mui/x-date-pickers@8 dayjs',
  'x-charts': 'npm install @mui/x-charts@8',
  'x-tree-view': 'npm install @mui/x-tree-view@8',
};

/** The home page: one sentence, four components at work, and the ways in. */
export default function Home(): ReactNode {
  return (
    <Layout description={DESCRIPTION}>
      <main className={styles.home}>
        <header className={styles.head}>
          <h1>Grids, pickers, charts and trees that carry real data</h1>
          <p>
            Four React component families with one theme, one way of working, and documentation that
            you can try out on the page.
          </p>
          <div className={styles.ways}>
            <Link className={styles.primary} to="/introduction/installation/">
              Install
            </Link>
            <Link className={styles.secondary} to="/introduction/">
              Read the introduction
            </Link>
            <span className={styles.version} data-mono="">
              v{CURRENT_VERSION}
            </span>
          </div>
        </header>
        <HomeShowcase />
        <ul className={styles.products}>
          {products.map(({id, name, pathPrefix}) => (
            <li key={id}>
              <Link to={pathPrefix}>{name}</Link>
              <code>{INSTALL[id]}</code>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}

import {createMockNetwork, ServerError} from './mockNetwork';
import type {MockNetwork, NetworkOptions, Wire} from './mockNetwork';
import {filterRows, sortRows} from './query';
import type {FilterModel, SortItem} from './query';
import {createRandom} from './random';

/** A folder or a file of the archive of a building company. */
export interface ArchiveItem {
  /** `Harbor Hall/Drawings/Plan 03.pdf` */
  id: string;
  name: string;
  /** Kilobytes; a folder has the sum of what is in it. */
  size: number;
  /** Last change, local midnight. */
  changedAt: Date;
  /** How many items are directly in it; a file has 0. */
  children: number;
}

export type ArchiveRow = Wire<ArchiveItem>;

export interface FolderRequest {
  /** Names of the folders down to the one to list; empty for the top. */
  path?: readonly string[];
  sortModel?: readonly SortItem[];
  /** A folder passes when something in it does. */
  filterModel?: FilterModel;
  /** Index of the first item. Default 0. */
  start?: number;
  /** Index of the last item, included. Default: all of them. */
  end?: number;
}

/** A server for the archive, with the network in front of it. */
export interface FolderServer extends MockNetwork {
  /** Items of one folder. The folder “Payroll” is refused with status 403. */
  children: (request: FolderRequest) => Promise<{rows: ArchiveRow[]; total: number}>;
}

const PROJECTS = ['Canal Lofts', 'Harbor Hall', 'Mill Street 9', 'Orchard School', 'Tram Depot'];
const FOLDERS: Record<string, readonly [name: string, extension: string]> = {
  Contracts: ['Contract', 'docx'],
  Drawings: ['Plan', 'pdf'],
  Payroll: ['Sheet', 'xlsx'],
  Photos: ['Site', 'jpg'],
};

function makeArchive(): ArchiveItem[] {
  const random = createRandom(17);
  const items: ArchiveItem[] = [];
  const day = () => new Date(2026, random.int(0, 5), random.int(1, 28));
  for (const project of PROJECTS) {
    let size = 0;
    for (const [folder, [prefix, extension]] of Object.entries(FOLDERS)) {
      const count = random.int(4, 18);
      const files = Array.from({length: count}, (_, index): ArchiveItem => {
        const name = `${prefix} ${String(index + 1).padStart(2, '0')}.${extension}`;
        const id = `${project}/${folder}/${name}`;
        return {id, name, size: random.int(40, 9800), changedAt: day(), children: 0};
      });
      const sum = files.reduce((all, file) => all + file.size, 0);
      size += sum;
      const id = `${project}/${folder}`;
      items.push({id, name: folder, size: sum, changedAt: day(), children: count}, ...files);
    }
    const children = Object.keys(FOLDERS).length;
    items.push({id: project, name: project, size, changedAt: day(), children});
  }
  return items;
}

/** Makes a server for the archive: five projects, four folders in each, some 200 files. */
export function createFolderServer(options: NetworkOptions = {}): FolderServer {
  const items = makeArchive();
  const network = createMockNetwork(options);
  return Object.assign(network, {
    children: ({path = [], sortModel, filterModel, start = 0, end}: FolderRequest) =>
      network.send(() => {
        if (path.includes('Payroll')) {
          throw new ServerError(403, 'You may not open this folder.');
        }
        const passing = new Set(filterRows(items, filterModel).map(({id}) => id));
        const prefix = path.map((name) => `${name}/`).join('');
        const keep = ({id}: ArchiveItem) =>
          passing.has(id) || [...passing].some((other) => other.startsWith(`${id}/`));
        const found = items.filter((item) => item.id === `${prefix}${item.name}` && keep(item));
        const order = sortModel?.length ? sortModel : [{field: 'name', sort: 'asc' as const}];
        const rows = sortRows(found, order).slice(start, end === undefined ? undefined : end + 1);
        return {rows, total: found.length};
      }),
  }) as FolderServer;
}

// Checks that each relative link of the pages below a folder leads to a file or folder in it, and that each anchor names a heading.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(process.argv[2] ?? '.');
const left = new Set(['target', 'node_modules', '.git', '.service']);

function pages(folder) {
  return readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1)).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return left.has(entry.name) || entry.name === 'src' ? [] : pages(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** Returns the text of a page without blocks and spans of code, in which brackets are no links. */
function prose(page) {
  return readFileSync(page, 'utf8').replace(/^(```|~~~)[^]*?^\1/gm, '').replace(/`[^`\n]*`/g, (code) => code.replace(/[()[\]]/g, ' '));
}

/** Returns the anchors that GitHub creates for the headings of a page. */
function anchors(page) {
  return new Set(prose(page).split('\n').filter((line) => /^#+ /.test(line))
    .map((line) => line.replace(/^#+ /, '').toLowerCase().replace(/[^\p{L}\p{N}\- _]/gu, '').replace(/ /g, '-')));
}

const dead = [];
let followed = 0;
for (const page of pages(root)) {
  for (const [, link] of prose(page).matchAll(/\]\(\s*([^)\s]+)\s*\)/g)) {
    if (/^[a-z]+:/.test(link)) continue;
    const [path, anchor] = link.split('#');
    const target = path === '' ? page : resolve(dirname(page), decodeURI(path));
    const inside = !relative(root, target).startsWith('..');
    followed++;
    if (!inside || !existsSync(target)) dead.push(`${relative(root, page)}: ${link} names no file of this folder`);
    else if (anchor && statSync(target).isFile() && !anchors(target).has(anchor)) dead.push(`${relative(root, page)}: ${link} names no heading`);
  }
}
if (followed === 0) dead.push(`no page below ${root} has a relative link`);
if (dead.length) {
  console.error(dead.join('\n'));
  process.exit(1);
}
console.log(`${followed} relative links below ${root} are valid`);

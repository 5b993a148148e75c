
const find = document.getElementById('find');
const doubtful = document.getElementById('doubtful');
function show() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const body of document.querySelectorAll('tbody')) {
    const title = body.querySelector('.subject')?.textContent.toLowerCase() ?? '';
    let shown = 0;
    for (const row of body.querySelectorAll('tr:not(.subject)')) {
      const text = title + ' ' + row.textContent.toLowerCase();
      row.hidden = !words.every(word => text.includes(word)) || doubtful.checked && row.className === 'sure';
      shown += row.hidden ? 0 : 1;
    }
    body.hidden = shown === 0;
  }
  for (const group of document.querySelectorAll('details')) {
    group.hidden = !group.querySelector('tbody:not([hidden])');
  }
}
find.addEventListener('input', show);
doubtful.addEventListener('change', show);

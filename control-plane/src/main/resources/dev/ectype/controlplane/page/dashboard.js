// Adds a button to each code block that copies its text, and leads to the sign-in when the session ended before a part of a page was
// loaded. Pages are complete without it.
'use strict';
{
  const addButtons = (root) => {
    for (const block of root.querySelectorAll('.code:not(:has(button))')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'copy';
      button.textContent = 'Copy';
      button.addEventListener('click', async () => {
        await navigator.clipboard.writeText(block.querySelector('code').textContent);
        button.textContent = 'Copied';
        setTimeout(() => { button.textContent = 'Copy'; }, 2000);
      });
      block.append(button);
    }
  };
  if (navigator.clipboard) {
    addButtons(document);
    document.addEventListener('htmx:load', (event) => addButtons(event.detail.elt));
  }
  document.addEventListener('htmx:beforeSwap', (event) => {
    const address = event.detail.xhr.responseURL;
    if (address && new URL(address).pathname === '/sign-in') {
      event.detail.shouldSwap = false;
      location.reload();
    }
  });
}

// Looks the provider of an e-mail address up when the field loses the focus, and replaces the button with a link to the provider.
// Without this script, the form does the same when it is submitted.
(() => {
  const form = document.getElementById('sign-in');
  const email = document.getElementById('email');
  const actions = document.getElementById('actions');
  const passwords = document.getElementById('password-fields');
  const forgotten = document.getElementById('forgotten');
  const button = document.getElementById('submit');
  const instead = document.getElementById('instead');
  if (!form || !email || !actions || !button) return;
  let asked = '';

  const show = match => {
    const focus = document.activeElement;
    const disappears = match && (focus === button || passwords?.contains(focus));
    actions.querySelector('a')?.remove();
    button.hidden = Boolean(match);
    if (passwords) passwords.hidden = Boolean(match);
    if (forgotten) forgotten.hidden = Boolean(match);
    if (instead) instead.hidden = !match;
    if (match) {
      const link = document.createElement('a');
      link.className = 'button';
      link.id = 'continue';
      link.textContent = `Continue with ${match.name}`;
      const next = form.elements.next.value;
      link.href = `/api/auth/sso/login?providerId=${encodeURIComponent(match.providerId)}&next=${encodeURIComponent(next)}`;
      actions.append(link);
      // The user has pressed Tab in the field of the e-mail address; a hidden field cannot keep the focus.
      if (disappears) link.focus();
    }
  };

  const discover = async () => {
    const address = email.value.trim();
    if (address === asked || !address.includes('@')) return;
    asked = address;
    const response = await fetch(`/api/auth/sso/discovery?email=${encodeURIComponent(address)}`);
    if (response.ok && email.value.trim() === address) show((await response.json()).match);
  };

  email.addEventListener('blur', () => discover().catch(() => {}));
})();

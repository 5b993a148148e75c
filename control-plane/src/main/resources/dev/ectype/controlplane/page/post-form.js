// Sends the form without a click. Without this script, the user presses the button.
document.getElementById('post-form').submit();

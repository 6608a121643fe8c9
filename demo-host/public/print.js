// The button that prints the page; without a script there is none.
for (const place of document.querySelectorAll('.print')) {
  place.hidden = false;
  place.firstElementChild.addEventListener('click', () => window.print());
}

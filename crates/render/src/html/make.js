"use strict";

// Elements, without any text ever being read as markup.

const SVG = "http://www.w3.org/2000/svg";

function make(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

function draw(name, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

function button(sign, title, action) {
  const made = make("button", { type: "button", title, "aria-label": title }, sign);
  made.addEventListener("click", action);
  return made;
}

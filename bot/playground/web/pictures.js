// Pictures: their place is kept before and between two of them, and a tap enlarges them.

import { h, icon } from "./dom.js";
import { say } from "./state.js";

/** A picture with its room kept. `media`: url, width, height, alt. `old`: the frame that stood here, taken over if given. */
export function pictureFrame(media, old) {
  const frame = old || emptyFrame();
  const img = frame.querySelector("img");
  if (media.width && media.height) {
    frame.style.setProperty("--ratio", `${media.width} / ${media.height}`);
    frame.style.setProperty("--shape", media.width / media.height);
    frame.style.setProperty("--high", `${media.height}px`);
  }
  img.alt = media.alt || say("picture");
  frame.setAttribute("aria-label", say("enlarge", { alt: media.alt || say("picture") }));
  if (frame.dataset.url !== media.url) {
    frame.dataset.url = media.url;
    swap(frame, img, media.url);
  }
  return frame;
}

function emptyFrame() {
  const frame = h("button", { class: "picture", type: "button" }, h("img", { alt: "", decoding: "async" }));
  frame.addEventListener("click", () => enlarge(frame.dataset.url, frame.querySelector("img").alt));
  return frame;
}

/** The old picture stays until the new one can be drawn, so that nothing flashes. */
function swap(frame, img, url) {
  const next = new Image();
  next.src = url;
  next.decode().then(
    () => {
      if (frame.dataset.url !== url) return;
      if (!frame.style.getPropertyValue("--ratio")) {
        frame.style.setProperty("--ratio", `${next.naturalWidth} / ${next.naturalHeight}`);
      }
      img.src = url;
      frame.classList.remove("broken");
    },
    () => frame.dataset.url === url && frame.classList.add("broken"),
  );
}

/** Shows a picture as large as the window, with its text below; Escape or a tap closes. */
export function enlarge(url, alt) {
  const img = h("img", { src: url, alt });
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": alt },
    h("button", { class: "icon-button lightbox-close", type: "button", "aria-label": say("close"), onclick: () => dialog.close() }, icon("close", 26)),
    h("div", { class: "lightbox-room" }, img),
    h("p", { class: "lightbox-alt" }, alt),
  );
  img.addEventListener("click", () => dialog.classList.toggle("full"));
  dialog.addEventListener("click", (e) => {
    if (e.target === dialog || e.target.classList.contains("lightbox-room")) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

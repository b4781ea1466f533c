// A bot in JavaScript: the Crescent sisters, evenly, and all of them become chambermaids. No dependency.
//
//     cuore arena "process:node examples/bots/sisters.mjs" big-love --games 20
//     cuore play --seats "You,bot:process:node examples/bots/sisters.mjs"
//
// docs/protocol.md tells what goes over the lines.
import { createInterface } from "node:readline";

const WISHES = ["chamber ", "play all", "end serving"];

/** The number of the option that the bot likes best. */
function choose(options, view) {
  for (const wish of WISHES) {
    const found = options.findIndex((words) => words.startsWith(wish));
    if (found >= 0) return found;
  }
  const sisters = options.filter((words) => words.startsWith("employ ") && words.endsWith(" Crescent"));
  if (sisters.length > 0) {
    const mine = [...view.you.hand, ...view.you.deck, ...view.you.discard, ...view.played];
    mine.push(...view.seats[view.seat].quarters.map((spot) => spot.card));
    const owned = (words) => mine.filter((card) => words.endsWith(card)).length;
    sisters.sort((one, other) => owned(one) - owned(other));
    return options.indexOf(sisters[0]);
  }
  return options.length - 1; // the last one ends the phase or declines
}

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "ready", protocol: 1 });
  if (message.type === "ask") say({ type: "answer", id: message.id, option: choose(message.options, message.view) });
  if (message.type === "end") break;
}

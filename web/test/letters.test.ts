import { expect, it } from "vitest";
import { lettersOf } from "../src/board/letters";

const of = (...names: string[]): string[] => [...lettersOf(names, (name) => name).values()];

it("takes one letter, or two where names begin alike", () => {
  expect(of("Grass", "Forest", "Flower field", "Water")).toEqual(["G", "Fo", "Fl", "W"]);
  expect(of("Wald", "Wasser", "Wüste", "Berg")).toEqual(["Wl", "Ws", "Wü", "B"]);
});

it("never gives two lands the same", () => {
  for (const names of [
    ["Bosque", "Campo de flores", "Cañón", "Desierto", "Agua", "Montaña", "Pradera", "Pantano"],
    ["Gras", "Bos", "Bloemenveld", "Woestijn", "Canyon", "Water", "Bergen", "Moeras"],
  ])
    expect(new Set(of(...names)).size).toBe(names.length);
});

package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.state.id.Dice;

/** Holds the persona, the dice and the nesting depth of a generated object. */
record GenerationContext(Persona persona, Dice dice, int depth) {}

package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.state.id.Dice;

/** One object that is being described: whom and what it is about, and how deep it lies. */
record GenerationContext(Persona cast, Dice dice, int depth) {}

package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.state.id.Dice;

/** What a name says of values: found once, and drawn for each instance. */
@FunctionalInterface
interface ScalarGenerator<T> {
    T of(Persona cast, Dice dice);
}

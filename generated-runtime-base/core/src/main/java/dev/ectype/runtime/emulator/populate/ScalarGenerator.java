package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.state.id.Dice;

/** Generates a scalar for each instance. Found once by the name of a member. */
@FunctionalInterface
interface ScalarGenerator<T> {
    T of(Persona persona, Dice dice);
}

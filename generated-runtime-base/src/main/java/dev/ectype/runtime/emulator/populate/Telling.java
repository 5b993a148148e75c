package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.state.Dice;

/** What a name says of values: found once, and drawn for each instance. */
@FunctionalInterface
interface Telling<T> {
    T of(Cast cast, Dice dice);
}

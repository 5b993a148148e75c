/**
 * What emitted emulators are built on, one concern to a package below this one.
 * It takes nothing from the compiler and knows no description.
 * It gives emitted code the types that it extends and calls.
 */
@NullMarked
package dev.ectype.runtime;

import org.jspecify.annotations.NullMarked;

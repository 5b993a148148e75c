/**
 * Writes an emulated API as an OpenAPI document.
 * Takes the plan of an emulator.
 * Returns the HTTP operations with their types, as the emulator validates and serves them.
 */
@NullMarked
package dev.ectype.runtime.emulator.openapi;

import org.jspecify.annotations.NullMarked;

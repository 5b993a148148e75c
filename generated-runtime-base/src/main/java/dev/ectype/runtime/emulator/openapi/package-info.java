/**
 * Writes an emulated API as an OpenAPI document.
 * It takes the plan of an emulator.
 * It gives the operations that are reached over HTTP, with their types, as the emulator checks and answers them.
 */
@NullMarked
package dev.ectype.runtime.emulator.openapi;

import org.jspecify.annotations.NullMarked;

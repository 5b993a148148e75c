/** Writes the OpenAPI document of a plan. Takes a plan. Gives JSON. */
@NullMarked
package dev.ectype.runtime.emulator.openapi;

import org.jspecify.annotations.NullMarked;

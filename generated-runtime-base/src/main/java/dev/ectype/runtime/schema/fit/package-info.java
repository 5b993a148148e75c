/**
 * Holds the engine that makes values of a described type, be it from a stored document or from nothing.
 * Takes a type, perhaps a value to start from, and the circumstances: seed, clock, resource and identifier.
 * Gives JSON that the type allows, the same bytes for the same circumstances.
 */
@NullMarked
package dev.ectype.runtime.schema.fit;

import org.jspecify.annotations.NullMarked;

/**
 * Holds the engine that generates and repairs values. Takes a schema, an optional source value and the context: seed,
 * time, resource and identifier. Gives JSON that the schema allows, with equal bytes for equal context.
 */
@NullMarked
package dev.ectype.runtime.schema.fit;

import org.jspecify.annotations.NullMarked;

/**
 * Reads schemas through references, nullability and intersections. Takes schemas and texts. Gives member types,
 * coerced values and formatted times.
 */
@NullMarked
package dev.ectype.runtime.emulator.shape;

import org.jspecify.annotations.NullMarked;

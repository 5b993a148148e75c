/**
 * Holds analyses of schemas: minimum depth, negation and equality. Takes schemas. Gives facts that value generation
 * and documents of the API need.
 */
@NullMarked
package dev.ectype.runtime.schema.analysis;

import org.jspecify.annotations.NullMarked;

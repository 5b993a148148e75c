/**
 * Holds values of schema keywords: formats, bounds, notes, discriminators, and the violations of them. Takes keyword
 * values of type documents. Gives checks and facts to the schemas.
 */
@NullMarked
package dev.ectype.runtime.schema.keyword;

import org.jspecify.annotations.NullMarked;

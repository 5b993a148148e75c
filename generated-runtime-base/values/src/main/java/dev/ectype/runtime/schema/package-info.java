/**
 * Holds the runtime types of an API and their validation. Takes the type documents of a plan and JSON values. Gives
 * violations with location, broken rule and expected value.
 */
@NullMarked
package dev.ectype.runtime.schema;

import org.jspecify.annotations.NullMarked;

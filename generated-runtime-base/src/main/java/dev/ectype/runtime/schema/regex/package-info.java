/**
 * Holds the regular expressions of descriptions: parser, syntax tree, compiled program and matcher.
 * Takes the ECMA-262 patterns of JSON Schema, with the extensions of other dialects that descriptions use.
 * Gives the same verdict on every JVM: the matcher does not recurse and counts its steps.
 */
@NullMarked
package dev.ectype.runtime.schema.regex;

import org.jspecify.annotations.NullMarked;

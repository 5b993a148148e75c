/**
 * Holds regular expressions: parser, syntax tree, compiled program and matcher. Takes ECMA-262 patterns of JSON
 * Schema, with the extensions that descriptions use. Gives the same result on every JVM; the matcher does not recurse
 * and counts its steps.
 */
@NullMarked
package dev.ectype.runtime.schema.regex;

import org.jspecify.annotations.NullMarked;

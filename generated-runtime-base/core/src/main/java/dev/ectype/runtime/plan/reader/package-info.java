/**
 * Holds the reader for objects of the plan document, and values that are decoded on first use. Takes a document and
 * the declared types. Gives members with defaults for absent ones.
 */
@NullMarked
package dev.ectype.runtime.plan.reader;

import org.jspecify.annotations.NullMarked;

/**
 * Writes values as bytes, for another process or for the cache.
 * It takes requests, diagnostics, paths and texts.
 * It gives their bytes, and the values again from those bytes.
 */
@NullMarked
package dev.ectype.launcher.field;

import org.jspecify.annotations.NullMarked;

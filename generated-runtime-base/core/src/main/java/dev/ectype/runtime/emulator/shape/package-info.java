/**
 * Inspects types and converts texts to values of a type.
 * Takes types of a plan, and texts of requests.
 * Returns types behind references, members of intersections, and documents.
 */
@NullMarked
package dev.ectype.runtime.emulator.shape;

import org.jspecify.annotations.NullMarked;

/**
 * Holds byte-level encoding and scanning of strings and numbers. Takes byte arrays and offsets. Gives positions and
 * written bytes without allocation, and the normal form of member names.
 */
@NullMarked
package dev.ectype.runtime.json.text;

import org.jspecify.annotations.NullMarked;

/**
 * Contents on their way to where they are kept.
 * Takes streams of any length.
 * Gives them on as streams, bounded or compressed.
 */
@NullMarked
package dev.ectype.controlplane.platform.content;

import org.jspecify.annotations.NullMarked;

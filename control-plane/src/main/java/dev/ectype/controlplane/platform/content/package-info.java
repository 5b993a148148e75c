/**
 * Streams contents that are too large for memory, and the bodies that upload them. Takes streams of any length, and the routes of features
 * with such bodies. Gives limited or compressed streams, and the size limit of a request.
 */
@NullMarked
package dev.ectype.controlplane.platform.content;

import org.jspecify.annotations.NullMarked;

/**
 * Holds request bodies: buffers, memory budgets, decompression and the refusal of bad requests. Takes bytes as they
 * arrive and the configured limits. Gives complete bodies, or a response that refuses the request.
 */
@NullMarked
package dev.ectype.runtime.netty.body;

import org.jspecify.annotations.NullMarked;

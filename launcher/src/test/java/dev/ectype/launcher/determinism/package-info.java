/**
 * Tests that the same requests produce the same bytes. It takes seeds and generates traffic from them. It returns digests of
 * all replies in this process and in others.
 */
@NullMarked
package dev.ectype.launcher.determinism;

import org.jspecify.annotations.NullMarked;

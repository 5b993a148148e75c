/**
 * How it is told that something went wrong.
 * Takes exceptions of features and of the framework.
 * Gives problem details as RFC 9457 describes them.
 */
@NullMarked
package dev.ectype.controlplane.platform.problem;

import org.jspecify.annotations.NullMarked;

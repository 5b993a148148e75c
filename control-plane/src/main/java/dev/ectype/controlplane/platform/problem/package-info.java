/** Reports errors to clients. Takes exceptions of features and of the framework. Gives problem details (RFC 9457). */
@NullMarked
package dev.ectype.controlplane.platform.problem;

import org.jspecify.annotations.NullMarked;

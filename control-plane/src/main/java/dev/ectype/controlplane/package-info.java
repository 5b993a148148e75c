/**
 * Holds the control plane: the API with which organizations share projects, keys, recordings and snapshots. Takes command-line options and
 * a database; its features build on the package {@code platform}. Gives a server of {@code /v1/*} and the commands of operators.
 */
@NullMarked
package dev.ectype.controlplane;

import org.jspecify.annotations.NullMarked;

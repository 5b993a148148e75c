/**
 * The control plane: the API by which organizations share projects, keys, recordings and snapshots.
 * Takes options of the command line and a database; features stand in packages of their own upon the shared floor, {@code platform}.
 * Gives a server of {@code /v1/*} and the commands by which an operator makes organizations.
 */
@NullMarked
package dev.ectype.controlplane;

import org.jspecify.annotations.NullMarked;

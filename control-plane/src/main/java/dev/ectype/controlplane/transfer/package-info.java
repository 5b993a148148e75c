/**
 * Exports and imports whole installations. Takes all tables and the referenced contents, or a folder with an export of them. Gives a folder
 * that another machine can import, or an equal database and storage.
 */
@NullMarked
package dev.ectype.controlplane.transfer;

import org.jspecify.annotations.NullMarked;

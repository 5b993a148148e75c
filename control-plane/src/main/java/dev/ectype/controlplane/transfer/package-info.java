/**
 * The path of an installation to another database and another storage.
 * Takes all tables and the contents that their rows refer to, or a folder with an export of them.
 * Gives a folder that another machine imports, or a database and a storage from which nodes serve as before.
 */
@NullMarked
package dev.ectype.controlplane.transfer;

import org.jspecify.annotations.NullMarked;

/**
 * Holds the commands that call a control plane. Takes a profile with a key. Gives projects, keys, activity and shared
 * snapshots.
 */
@NullMarked
package dev.ectype.cli.command.team;

import org.jspecify.annotations.NullMarked;

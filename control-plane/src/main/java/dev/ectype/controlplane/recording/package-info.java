/**
 * Recordings: what was seen of a service through a proxy, kept below a project.
 * Takes a project.
 * Gives what is known of its recordings.
 */
@NullMarked
package dev.ectype.controlplane.recording;

import org.jspecify.annotations.NullMarked;

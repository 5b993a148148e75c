/**
 * Recordings: captured traffic of a service, stored below a project.
 * Takes a project and a recording file or HTTP Archive.
 * Gives summaries, files and pages of exchanges.
 */
@NullMarked
package dev.ectype.controlplane.recording;

import org.jspecify.annotations.NullMarked;

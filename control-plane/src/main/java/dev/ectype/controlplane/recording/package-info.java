/**
 * Stores recordings, the captured traffic of services, below projects. Takes a project and a recording file or HTTP Archive. Gives
 * summaries, files and pages of exchanges.
 */
@NullMarked
package dev.ectype.controlplane.recording;

import org.jspecify.annotations.NullMarked;

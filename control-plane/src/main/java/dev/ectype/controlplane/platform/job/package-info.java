/** Schedules periodic work, on each node or on one node at a time. Takes jobs and their intervals. Gives each job its runs. */
@NullMarked
package dev.ectype.controlplane.platform.job;

import org.jspecify.annotations.NullMarked;

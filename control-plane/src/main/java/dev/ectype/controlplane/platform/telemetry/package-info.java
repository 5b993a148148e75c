/**
 * Reports requests and jobs to operators as log lines, metrics and traces, without any content of clients except route patterns. Takes
 * answered requests. Gives lines on standard error, metrics, and spans to a collector.
 */
@NullMarked
package dev.ectype.controlplane.platform.telemetry;

import org.jspecify.annotations.NullMarked;

/**
 * What operators see of requests and jobs: lines of a log, metrics, traces. None of it holds what a client sent but names of routes.
 * Takes requests that have been answered.
 * Gives lines on standard error, numbers to whoever scrapes them, and spans to a collector, where there is one.
 */
@NullMarked
package dev.ectype.controlplane.platform.telemetry;

import org.jspecify.annotations.NullMarked;

/**
 * How much processor time a reply costs over the wires beside plain HTTP.
 * It takes the emulator as users run it and a server of the library that others serve that wire with, each on one processor.
 * It gives for each wire how near the emulator comes to that server, which keeps nothing and answers what was made beforehand.
 */
@NullMarked
package dev.ectype.benchmark.wire;

import org.jspecify.annotations.NullMarked;

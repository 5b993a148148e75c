package dev.ectype.compiler.ingest.observed;

import java.util.List;

/** Holds the recorded exchanges of one operation. */
record ObservedOperation(String method, ObservedPath path, List<ExchangeSample> samples) {}

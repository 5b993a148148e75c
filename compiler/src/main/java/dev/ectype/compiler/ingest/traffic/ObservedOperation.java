package dev.ectype.compiler.ingest.traffic;

import java.util.List;

/** What was heard of one operation. */
record ObservedOperation(String method, ObservedPath path, List<ExchangeSample> samples) {}

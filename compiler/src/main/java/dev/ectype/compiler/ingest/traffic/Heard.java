package dev.ectype.compiler.ingest.traffic;

import java.util.List;

/** What was heard of one operation. */
record Heard(String method, Template path, List<Sample> samples) {}

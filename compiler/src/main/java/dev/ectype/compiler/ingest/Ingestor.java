package dev.ectype.compiler.ingest;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.source.SourceResolver;
import java.util.List;

/** Reads the descriptions of one format as raw models. It reports problems and never throws. */
@FunctionalInterface
interface Ingestor {
    /** Returns the models that the descriptions contain; unreadable descriptions have none. */
    IngestResult ingest(List<SourceResolver> sources, Diagnostics diagnostics);
}

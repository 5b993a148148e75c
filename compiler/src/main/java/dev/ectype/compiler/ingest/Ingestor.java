package dev.ectype.compiler.ingest;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.Sources;
import org.jspecify.annotations.Nullable;

/** Reads descriptions of one format as raw models; whatever is odd about them is reported and never thrown. */
@FunctionalInterface
interface Ingestor {
    /** The model of an entry; null when there is none, which is then reported as an error. */
    @Nullable
    ApiModel ingest(SourceDocument entry, Sources sources, Diagnostics diagnostics);
}

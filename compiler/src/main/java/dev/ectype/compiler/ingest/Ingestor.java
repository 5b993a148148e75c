package dev.ectype.compiler.ingest;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.source.SourceResolver;
import java.util.List;

/** Reads the descriptions of one format as raw models. It reports problems and never throws. */
@FunctionalInterface
interface Ingestor {
    /**
     * Returns the models that the descriptions contain; unreadable descriptions have none.
     *
     * @param environment the variables of the user's environments
     */
    IngestResult ingest(List<SourceResolver> sources, JsonArray environment, Diagnostics diagnostics);
}

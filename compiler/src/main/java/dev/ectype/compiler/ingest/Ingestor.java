package dev.ectype.compiler.ingest;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.traffic.Traffic;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.source.SourceResolver;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads descriptions of one format as raw models. It reports problems and never throws. */
@FunctionalInterface
interface Ingestor {
    /**
     * Returns the model of a description, or null after reporting an error.
     *
     * @param trafficListener the listener for recorded traffic, called if the source is a recording
     */
    @Nullable
    ApiModel ingest(SourceResolver sources, Diagnostics diagnostics, Consumer<Traffic> trafficListener);
}

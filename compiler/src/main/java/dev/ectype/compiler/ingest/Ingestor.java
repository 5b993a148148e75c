package dev.ectype.compiler.ingest;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.traffic.Traffic;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.source.SourceResolver;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads descriptions of one format as raw models; whatever is odd about them is reported and never thrown. */
@FunctionalInterface
interface Ingestor {
    /**
     * The model of a description; null when there is none, which is then reported as an error.
     *
     * @param heard hears of what was recorded, where that is what the API is read from
     */
    @Nullable
    ApiModel ingest(SourceResolver sources, Diagnostics diagnostics, Consumer<Traffic> heard);
}

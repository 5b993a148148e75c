package dev.ectype.compiler.ingest;

import dev.ectype.compiler.ingest.observed.Traffic;
import dev.ectype.compiler.ir.ApiModel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the raw models that descriptions contain.
 *
 * @param traffic the recorded traffic that models were derived from
 */
public record IngestResult(List<ApiModel> models, List<Traffic> traffic) {
    /** The result for an unreadable description. */
    static final IngestResult NOTHING = new IngestResult(List.of(), List.of());

    public IngestResult {
        models = List.copyOf(models);
        traffic = List.copyOf(traffic);
    }

    /** Creates the result for one model, or for an unreadable description. */
    static IngestResult of(@Nullable ApiModel model) {
        return model == null ? NOTHING : new IngestResult(List.of(model), List.of());
    }

    /** Returns the models of several results, in order. */
    static IngestResult all(List<IngestResult> results) {
        List<ApiModel> models = new ArrayList<>();
        List<Traffic> traffic = new ArrayList<>();
        for (IngestResult each : results) {
            models.addAll(each.models);
            traffic.addAll(each.traffic);
        }
        return new IngestResult(models, traffic);
    }
}

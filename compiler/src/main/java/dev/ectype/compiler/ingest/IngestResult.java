package dev.ectype.compiler.ingest;

import dev.ectype.compiler.ingest.observed.Traffic;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.stated.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the raw models that descriptions contain.
 *
 * @param traffic the recorded traffic that models were derived from
 * @param hints what descriptions state about conclusions
 */
public record IngestResult(List<ApiModel> models, List<Traffic> traffic, List<Statement> hints) {
    /** The result for an unreadable description. */
    static final IngestResult NOTHING = new IngestResult(List.of(), List.of(), List.of());

    public IngestResult {
        models = List.copyOf(models);
        traffic = List.copyOf(traffic);
        hints = List.copyOf(hints);
    }

    IngestResult withHints(List<Statement> found) {
        return new IngestResult(models, traffic, found);
    }

    /** Creates the result for one model, or for an unreadable description. */
    static IngestResult of(@Nullable ApiModel model) {
        return model == null ? NOTHING : new IngestResult(List.of(model), List.of(), List.of());
    }

    /** Returns the models of several results, in order. */
    static IngestResult all(List<IngestResult> results) {
        List<ApiModel> models = new ArrayList<>();
        List<Traffic> traffic = new ArrayList<>();
        List<Statement> hints = new ArrayList<>();
        for (IngestResult each : results) {
            models.addAll(each.models);
            traffic.addAll(each.traffic);
            hints.addAll(each.hints);
        }
        return new IngestResult(models, traffic, hints);
    }
}

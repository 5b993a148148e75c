package dev.ectype.compiler.ingest.traffic;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counts recorded instances that are no part of the initial state, by resource and exchange. */
final class UnkeptRows {
    private final String reason;
    private final Map<ResourceName, Map<SourceLocation, Integer>> rows = new LinkedHashMap<>();

    /**
     * Creates a count.
     *
     * @param reason why instances are left out, after the words "instances of pets that"
     */
    UnkeptRows(String reason) {
        this.reason = reason;
    }

    void add(ResourceName resource, SourceLocation location) {
        rows.computeIfAbsent(resource, first -> new LinkedHashMap<>()).merge(location, 1, Integer::sum);
    }

    void report(Diagnostics diagnostics) {
        rows.forEach((resource, byLocation) -> byLocation.forEach((location, count) -> diagnostics.report(
                DiagnosticCode.UNKEPT_INSTANCES,
                location,
                "the initial state leaves out " + count + " " + resource.value() + " that " + reason,
                "Add them with --fixture if requests need them.")));
    }
}

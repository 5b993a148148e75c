package dev.ectype.compiler.ingest.postman;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.observed.DescriptionWriter;
import dev.ectype.compiler.ingest.observed.ExchangeSample;
import dev.ectype.compiler.ingest.observed.ObservedApi;
import dev.ectype.compiler.ingest.observed.Traffic;
import dev.ectype.compiler.ingest.observed.Traffic.ObservedExchange;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.tree.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Derives the description of an API from a Postman collection of version 2.0 or 2.1, as of recorded traffic.
 *
 * @see <a href="https://schema.postman.com/">Postman Collection Format</a>
 */
public final class PostmanIngestor {
    private PostmanIngestor() {}

    /**
     * Reads a collection. Returns null after reporting a collection without requests.
     *
     * @param environment the variables of environments
     */
    public static @Nullable Traffic collection(SourceDocument entry, JsonArray environment, Diagnostics diagnostics) {
        ObjectNode root = (ObjectNode) entry.root();
        ObjectNode wrapped = root.object("collection");
        ObjectNode collection = wrapped == null ? root : wrapped;
        CollectionWalker.Walked walked =
                CollectionWalker.walk(entry, collection, VariableScope.of(environment), diagnostics);
        List<ExchangeSample> samples = CollectionSamples.of(walked, diagnostics);
        if (samples.isEmpty()) {
            diagnostics.report(
                    DiagnosticCode.NOTHING_RECORDED,
                    entry.location(collection),
                    "the collection contains no HTTP request",
                    "Export a collection with requests, in the format Collection v2.1.");
            return null;
        }
        ObjectNode info = collection.object("info");
        JsonObject stated = info != null && info.toJson() instanceof JsonObject object ? object : JsonObject.EMPTY;
        return timeless(DescriptionWriter.of(samples, api(stated)));
    }

    /**
     * Orders reads before writes: a collection has no time, and what its reads show exists at the start. Its examples show some
     * instances of some resources. Of several examples for one request, those of success come first.
     */
    private static Traffic timeless(Traffic traffic) {
        List<ObservedExchange> exchanges = new ArrayList<>(traffic.exchanges());
        exchanges.sort(
                Comparator.comparing((ObservedExchange each) -> !each.method().equals("GET"))
                        .thenComparing(each -> !each.sample().isSuccess()));
        return new Traffic(exchanges, traffic.description(), false);
    }

    private static ObservedApi api(JsonObject info) {
        String title = JsonMembers.textOrEmpty(info, "name").strip();
        String version = JsonMembers.scalar(info.member("version"));
        if (info.member("version") instanceof JsonObject parts) {
            version = JsonMembers.scalar(parts.member("major")) + "." + JsonMembers.scalar(parts.member("minor")) + "."
                    + JsonMembers.scalar(parts.member("patch"));
        }
        return new ObservedApi(
                title.isEmpty() ? "Collection" : title,
                version == null || version.isBlank() ? "1.0" : version,
                JsonMembers.description(info));
    }
}
